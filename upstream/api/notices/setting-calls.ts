import type { AlertsBody, ThingAlertsBody } from "#contract/calls/notices/alert-settings";
import type { AlertSettings } from "#contract/domain/notices";
import type { QueryOf } from "#contract/registry";
import {
  ALERT_KINDS,
  type AlertDelay,
  type AlertKind,
  type LeadMinutes,
  THING_ALERTS,
} from "#contract/tables/notice-kinds";
import { sportOfType } from "#contract/tables/sports";
import { badRequest } from "../../platform/envelope.ts";
import { changeAlerts, ownAlerts } from "../../services/follow/favourites.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireSession } from "../../services/members/sessions.ts";
import { getAlertSettings, storeAlertSettings } from "../../services/notices/alert-settings.ts";
import type { MemberCall } from "../members/member-call.ts";

export const notificationSettingInit: MemberCall<"notificationSettingInit"> = async (
  _,
  caller,
): Promise<AlertsBody> => ({
  data: await getAlertSettings(caller.db, (await requireSession(caller)).username),
});

/** Both ends or none; one without the other is a 400. */
function quietHours({ quietFrom, quietTo }: QueryOf<"notificationSettingUpdate">) {
  if (quietFrom === undefined && quietTo === undefined) return {};
  if (quietFrom === undefined || quietTo === undefined)
    throw badRequest(quietFrom === undefined ? "quietFrom" : "quietTo", "both ends of the quiet hours, or none");
  return { quietFrom, quietTo };
}

function settingsOf(query: QueryOf<"notificationSettingUpdate">): AlertSettings {
  const kinds = ALERT_KINDS.map((kind) => [kind, query[kind] === 1]);
  return {
    ...(Object.fromEntries(kinds) as Record<AlertKind, boolean>),
    master: query.master === 1,
    leadMinutes: query.leadMinutes as LeadMinutes,
    ...quietHours(query),
    timeZone: query.timeZone,
    spoilerFree: query.spoilerFree === 1,
    delaySeconds: query.delaySeconds as AlertDelay,
  };
}

export const notificationSettingUpdate: MemberCall<"notificationSettingUpdate"> = async (query, caller) => {
  const { username } = await requireSession(caller);
  await storeAlertSettings(caller.db, username, settingsOf(query));
  return {};
};

export const notificationSettingThing: MemberCall<"notificationSettingThing"> = async (
  { kind, id, sportType },
  caller,
): Promise<ThingAlertsBody> => {
  const { username } = await requireSession(caller);
  const thing = { username, kind, sport: sportOfType(sportType), id };
  const alerts = await ownAlerts(caller.favouriteStores, thing);
  return { data: { isFollowed: alerts !== undefined, ...(typeof alerts === "string" && { alerts }) } };
};

/** Each alert once, in the order of the table; null if the item has no choice of its own. */
function alertsOf(list: string | undefined): string | null {
  if (list === undefined) return null;
  const given = list.split(",").filter((name) => name !== "");
  const isKnown = (name: string) => THING_ALERTS.some((alert) => alert === name);
  if (!given.every(isKnown)) throw badRequest("alerts", "not a list of alerts");
  return THING_ALERTS.filter((alert) => given.includes(alert)).join(",");
}

export const notificationSettingUpdateThing: MemberCall<"notificationSettingUpdateThing"> = async (query, caller) => {
  const { username } = await requireSession(caller);
  const alerts = alertsOf(query.alerts);
  const { kind, id, sportType } = query;
  const isFollowed = await changeAlerts(caller.favouriteStores, {
    username,
    kind,
    sport: sportOfType(sportType),
    id,
    alerts,
  });
  if (!isFollowed) throw refuse("notFollowed");
  return {};
};
