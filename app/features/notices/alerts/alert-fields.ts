import type { AlertSettings } from "#contract/domain/notices";
import { ALERT_DELAYS, ALERT_KINDS, LEAD_MINUTES } from "#contract/tables/notice-kinds";
import type { Faults } from "~/features/forms/faults";

const SWITCHES = ["master", ...ALERT_KINDS, "spoilerFree"] as const;
type Switch = (typeof SWITCHES)[number];

/** The form's fields. A ticked box sends "on", an unticked one nothing. */
export const ALERT_FIELDS = [...SWITCHES, "leadMinutes", "delaySeconds", "quietFrom", "quietTo", "timeZone"] as const;
export type AlertValues = Record<(typeof ALERT_FIELDS)[number], string>;

/** The form's initial values. Without quiet hours, new ones will use the member's current zone. */
export function alertValues(settings: AlertSettings, zoneNow: string): AlertValues {
  const { leadMinutes, delaySeconds, quietFrom = "", quietTo = "", timeZone } = settings;
  const switches = SWITCHES.map((name) => [name, settings[name] ? "on" : ""]);
  return {
    ...(Object.fromEntries(switches) as Record<Switch, string>),
    leadMinutes: String(leadMinutes),
    delaySeconds: String(delaySeconds),
    quietFrom,
    quietTo,
    timeZone: quietFrom === "" ? zoneNow : timeZone,
  };
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d/;

/** HH:mm; some browsers append seconds. Undefined if empty. */
const timeIn = (text: string): string | undefined => (text === "" ? undefined : (TIME.exec(text)?.[0] ?? "wrong"));

const areQuietHours = (from: string | undefined, to: string | undefined): boolean =>
  from !== to && [from, to].every((time) => time !== undefined && time !== "wrong");

const choiceIn = (choices: readonly number[], text: string): number | undefined =>
  choices.find((one) => String(one) === text);

type AlertQuery = Record<Switch, 0 | 1> & {
  leadMinutes: number;
  delaySeconds: number;
  timeZone: string;
  quietFrom?: string;
  quietTo?: string;
};

/** The settings to store, or the form's faults. */
export function readAlerts(values: AlertValues): { query: AlertQuery } | { faults: Faults } {
  const leadMinutes = choiceIn(LEAD_MINUTES, values.leadMinutes);
  const delaySeconds = choiceIn(ALERT_DELAYS, values.delaySeconds);
  if (leadMinutes === undefined || delaySeconds === undefined) return { faults: { form: { kind: "choice" } } };
  const [quietFrom, quietTo] = [timeIn(values.quietFrom), timeIn(values.quietTo)];
  const hasNone = quietFrom === undefined && quietTo === undefined;
  if (!hasNone && !areQuietHours(quietFrom, quietTo)) return { faults: { quietFrom: { kind: "quietHours" } } };
  const switches = SWITCHES.map((name) => [name, values[name] === "on" ? 1 : 0]);
  return {
    query: {
      ...(Object.fromEntries(switches) as Record<Switch, 0 | 1>),
      leadMinutes,
      delaySeconds,
      timeZone: values.timeZone,
      ...(quietFrom && quietTo && { quietFrom, quietTo }),
    },
  };
}
