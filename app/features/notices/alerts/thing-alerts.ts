import type { ThingAlerts } from "#contract/domain/notices";
import { FOLLOWED_KINDS, type FollowedKind } from "#contract/tables/followed-kinds";
import { THING_ALERTS, type ThingAlert } from "#contract/tables/notice-kinds";
import { SPORTS, type Sport } from "#contract/tables/sports";

/** A match, team or competition that may have its own alerts. */
export interface Thing {
  sport: Sport;
  kind: FollowedKind;
  id: string;
}

const THING = /^([a-z]+)-([a-z]+)-([\w-]{1,64})$/;

/** Parses the parameter `thing`: football-team-20101. Undefined if malformed. */
export function readThing(text: string | null): Thing | undefined {
  const [, code, name, id] = THING.exec(text ?? "") ?? [];
  const sport = SPORTS.find((row) => row.code === code)?.code;
  const kind = FOLLOWED_KINDS.find((one) => one === name);
  return sport && kind && id ? { sport, kind, id } : undefined;
}

export const THING_FIELDS = ["mode", ...THING_ALERTS] as const;
export type ThingValues = Record<(typeof THING_FIELDS)[number], string>;

/** The same alerts as everything else the member follows, or only what is ticked. */
export const MODES = ["same", "own"] as const;

/** The form's initial values; if nothing has been chosen yet, all alerts are ticked for the "own" mode. */
export function thingValues({ alerts }: Pick<ThingAlerts, "alerts">): ThingValues {
  const ticked = (alert: ThingAlert) => (alerts === undefined || alerts.includes(alert) ? "on" : "");
  const boxes = THING_ALERTS.map((alert) => [alert, ticked(alert)]);
  return { mode: alerts === undefined ? "same" : "own", ...(Object.fromEntries(boxes) as Record<ThingAlert, string>) };
}

/** The value to store: nothing if the item follows the general settings. */
export const alertsIn = (values: ThingValues): { alerts?: string } =>
  values.mode === "own" ? { alerts: THING_ALERTS.filter((alert) => values[alert] === "on").join(",") } : {};
