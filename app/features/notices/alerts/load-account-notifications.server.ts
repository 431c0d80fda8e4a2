import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { callOf, sportTypeOf } from "#contract/tables/sports";
import { offsetMinutes } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { loadMember, loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { formatOffset } from "~/i18n/zone-offsets";
import { type AlertValues, alertValues } from "./alert-fields.ts";
import { readThing, type Thing, type ThingValues, thingValues } from "./thing-alerts.ts";

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

type ThingContext = MemberContext & Pick<EdgeContext, "upstream">;

export interface ThingData {
  thing: Thing;
  /** Undefined if it cannot be loaded. */
  name?: string;
  isFollowed: boolean;
  values: ThingValues;
}

async function nameOf({ account, upstream }: ThingContext, thing: Thing): Promise<string | undefined> {
  const { sport, kind, id } = thing;
  if (kind === "match") {
    const { value } = await upstream.call(callOf(sport, "matchInfo"), { matchId: id });
    return `${value.match.home.name} – ${value.match.away.name}`;
  }
  const query = { sportType: sportTypeOf(sport) };
  const answer =
    kind === "team" ? await account.call("favTeamList", query) : await account.call("favLeagueList", query);
  return answer.isRefused ? undefined : answer.value.find((item) => item.id === id)?.name;
}

/** The form works without a name: members come here from the item's own page. */
async function nameOrNone(context: ThingContext, thing: Thing): Promise<string | undefined> {
  try {
    return await nameOf(context, thing);
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return undefined;
  }
}

/** Loads the alerts of one followed item. */
async function loadThing(context: ThingContext, request: Request, thing: Thing): Promise<ThingData> {
  const { sport, kind, id } = thing;
  const [alerts, name] = await Promise.all([
    loadOfMember(context, request, "notificationSettingThing", { kind, id, sportType: sportTypeOf(sport) }),
    nameOrNone(context, thing),
  ]);
  return { thing, isFollowed: alerts.isFollowed, values: thingValues(alerts), ...(name && { name }) };
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
