import type { EdgeContext } from "#worker/context";
import { loadMember, loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { isUpstreamFault } from "~/features/forms/is-upstream-fault";
import { type AlertValues, alertValues } from "./alert-fields.ts";
import { loadThing, type ThingContext, type ThingData } from "./load-thing.server.ts";
import { readThing } from "./thing-alerts.ts";
import { zoneName } from "./zone-name.ts";

export interface ZoneChoice {
  /** IANA. */
  zone: string;
  name: string;
}

export interface AccountNotificationsData {
  username: string;
  hasPassword: boolean;
  saved?: SavedChange;
  values: AlertValues;
  /** That of the quiet hours first; with it the one that the member is in, where that is another. */
  zones: ZoneChoice[];
  /** The one thing that the page is about, instead of everything (`?thing=`). */
  thing?: ThingData;
  /** What browsers subscribe to pushes with; undefined where the operator has none. */
  pushKey?: string;
}

/** Pushes are an extra: the page stands without them. */
async function pushKeyFor({ account }: MemberContext): Promise<string | undefined> {
  try {
    const answer = await account.call("notificationPushKey", {});
    return answer.isRefused ? undefined : answer.value.publicKey;
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return undefined;
  }
}

/** What a member is told of. */
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
