import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { offsetMinutes } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { loadMember, loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { formatOffset } from "~/i18n/zone-offsets";
import { type AlertValues, alertValues } from "./alert-fields.ts";
import { loadThing, type ThingContext, type ThingData } from "./load-thing.server.ts";
import { readThing } from "./thing-alerts.ts";

/** Also covers zones without a name, for which the platform gives an offset in its own format. */
const longName = (tag: string, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")?.value;

const isOffset = (name: string): boolean => /^(?:GMT|UTC)(?:[+\u2212-]|$)/.test(name);

/** A zone's name in the language, otherwise its current offset. */
export function zoneName(timeZone: string, { locale, now }: { locale: LocaleCode; now: number }): string {
  const name = longName(localeRow(locale).tag, timeZone);
  const isOwn = name !== undefined && !isOffset(name) && (locale === "en" || name !== longName("en", timeZone));
  return isOwn ? name : formatOffset(offsetMinutes(now, timeZone));
}

export interface ZoneChoice {
  /** IANA name. */
  zone: string;
  name: string;
}

export interface AccountNotificationsData {
  username: string;
  hasPassword: boolean;
  saved?: SavedChange;
  values: AlertValues;
  /** The zone of the quiet hours first, then the member's current one if different. */
  zones: ZoneChoice[];
  /** The single item of the page (`?thing=`). */
  thing?: ThingData;
  /** The public key for push subscriptions; undefined if the operator has none. */
  pushKey?: string;
}

/** Pushes are optional: the page works without them. */
async function pushKeyFor({ account }: MemberContext): Promise<string | undefined> {
  try {
    const answer = await account.call("notificationPushKey", {});
    return answer.isRefused ? undefined : answer.value.publicKey;
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return undefined;
  }
}

/** Loads a member's alert settings. */
export async function loadAccountNotifications(
  context: ThingContext & Pick<EdgeContext, "now">,
  request: Request,
): Promise<AccountNotificationsData> {
  const { username, hasPassword } = await loadMember(context, request);
  const wanted = readThing(new URL(request.url).searchParams.get("thing"));
  const [settings, pushKey, thing] = await Promise.all([
    loadOfMember(context, request, "notificationSettingInit", {}),
    pushKeyFor(context),
    wanted && loadThing(context, request, wanted),
  ]);
  const zoneNow = context.visitor.timeZone;
  const values = alertValues(settings, zoneNow);
  const zones = [...new Set([values.timeZone, zoneNow])].map((zone) => ({ zone, name: zoneName(zone, context) }));
  const saved = savedChangeIn(request.url);
  return {
    username,
    hasPassword,
    values,
    zones,
    ...(saved && { saved }),
    ...(pushKey && { pushKey }),
    ...(thing && { thing }),
  };
}
