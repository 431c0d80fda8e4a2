import type { EdgeContext } from "#worker/pages/context";
import { loadMember, loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { type AlertValues, alertValues } from "./alert-fields.ts";
import { loadThing, type ThingContext, type ThingData } from "./load-thing.server.ts";
import { readThing } from "./thing-alerts.ts";
import { zoneName } from "./zone-name.ts";

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
