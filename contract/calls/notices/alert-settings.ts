import * as z from "zod/mini";
import type { AlertSettings, ThingAlerts } from "../../domain/notices.ts";
import { FOLLOWED_KINDS } from "../../tables/followed-kinds.ts";
import { ALERT_DELAYS, ALERT_KINDS, type AlertKind, LEAD_MINUTES, THING_ALERTS } from "../../tables/notice-kinds.ts";
import { endpoint, MEMBER_CHANGE, NO_DATA, OF_MEMBER } from "../../wire/endpoint.ts";
import { IdParam, LangParam, SportTypeParam, TimeZoneParam, ZeroOrOneParam } from "../../wire/parameters.ts";
import { Flag, FlagOr, IntOr, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

// A member's notice settings. Lead time, quiet hours, spoilers, delay and settings of single items are ours.

const CHANGE = { ...MEMBER_CHANGE, ...NO_DATA } as const;

const oneOf = <Choice extends number>(choices: readonly Choice[], value: number): Choice =>
  choices.find((choice) => choice === value) ?? (choices[0] as Choice);
const eachKind = <Value>(value: Value) =>
  Object.fromEntries(ALERT_KINDS.map((kind) => [kind, value])) as Record<AlertKind, Value>;

export const WireAlerts = wireObject({
  master: FlagOr(true),
  ...eachKind(FlagOr(true)),
  leadMinutes: IntOr(0),
  quietFrom: OptionalText,
  quietTo: OptionalText,
  timeZone: OptionalText,
  spoilerFree: Flag,
  delaySeconds: IntOr(0),
});

export const parseAlerts = (data: z.output<typeof WireAlerts>): AlertSettings => ({
  master: data.master,
  ...(Object.fromEntries(ALERT_KINDS.map((kind) => [kind, data[kind]])) as Record<AlertKind, boolean>),
  leadMinutes: oneOf(LEAD_MINUTES, data.leadMinutes),
  ...(data.quietFrom !== undefined &&
    data.quietTo !== undefined && { quietFrom: data.quietFrom, quietTo: data.quietTo }),
  timeZone: data.timeZone ?? "UTC",
  spoilerFree: data.spoilerFree,
  delaySeconds: oneOf(ALERT_DELAYS, data.delaySeconds),
});

const AlertsResult = z.object({ data: WireAlerts });
export type AlertsBody = WireOf<typeof AlertsResult>;

export const notificationSettingInit = endpoint({
  ...OF_MEMBER,
  name: "notificationSettingInit",
  path: "/notification/setting/init",
  query: z.object({ lang: LangParam }),
  result: AlertsResult,
  toValue: ({ data }) => parseAlerts(data),
});

const SwitchField = ZeroOrOneParam;
const HourField = z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "not HH:mm")));
const buildChoiceSchema = (choices: readonly number[]) =>
  z.pipe(z.pipe(z.coerce.string(), z.enum(choices.map(String) as [string, ...string[]])), z.transform(Number));

/** Sends all fields: omitting the quiet hours disables them. Switches are 1 and 0. */
export const notificationSettingUpdate = endpoint({
  ...CHANGE,
  name: "notificationSettingUpdate",
  path: "/notification/setting/update",
  query: z.object({
    lang: LangParam,
    master: SwitchField,
    ...eachKind(SwitchField),
    leadMinutes: buildChoiceSchema(LEAD_MINUTES),
    quietFrom: HourField,
    quietTo: HourField,
    timeZone: TimeZoneParam,
    spoilerFree: SwitchField,
    delaySeconds: buildChoiceSchema(ALERT_DELAYS),
  }),
});

const THING = { lang: LangParam, kind: z.enum(FOLLOWED_KINDS), id: IdParam, sportType: SportTypeParam };
const AlertList = z.string().check(z.regex(/^([a-zA-Z]{1,16}(,[a-zA-Z]{1,16}){0,15})?$/, "not a list of alerts"));
const WireThing = wireObject({ isFollowed: Flag, alerts: z.optional(Text) });
const ThingResult = z.object({ data: WireThing });
export type ThingAlertsBody = WireOf<typeof ThingResult>;

/** Alerts of one match, team or competition. */
export const notificationSettingThing = endpoint({
  ...OF_MEMBER,
  name: "notificationSettingThing",
  path: "/notification/setting/thing",
  query: z.object(THING),
  result: ThingResult,
  toValue: ({ data: { isFollowed, alerts } }): ThingAlerts => ({
    isFollowed,
    ...(alerts !== undefined && { alerts: THING_ALERTS.filter((alert) => alerts.split(",").includes(alert)) }),
  }),
});

/** `alerts`: comma-separated names of THING_ALERTS, "" for none; without it the member's own settings apply. */
export const notificationSettingUpdateThing = endpoint({
  ...CHANGE,
  name: "notificationSettingUpdateThing",
  path: "/notification/setting/updateThing",
  query: z.object({ ...THING, alerts: z.optional(AlertList) }),
});
