import type { LocaleCode } from "#contract/tables/locales";
import { sportTypeOf } from "#contract/tables/sports";
import type { Fault } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { saveByCall } from "~/features/forms/save-by-call";
import { ALERT_FIELDS, readAlerts } from "./alert-fields.ts";
import { alertsIn, THING_FIELDS, type Thing } from "./thing-alerts.ts";

const textsOf = (query: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Saves the alert settings of a form; resolves to why they were not saved. */
export async function saveAlerts(form: FormData, locale: LocaleCode): Promise<Fault | undefined> {
  const read = readAlerts(readFields(form, ALERT_FIELDS));
  if ("faults" in read) return Object.values(read.faults)[0];
  return saveByCall("/api/notification/setting/update", textsOf({ ...read.query, locale }));
}

/** The same for one match, team or competition. */
export function saveThing(
  form: FormData,
  { thing: { sport, kind, id }, locale }: { thing: Thing; locale: LocaleCode },
): Promise<Fault | undefined> {
  const alerts = alertsIn(readFields(form, THING_FIELDS));
  const query = textsOf({ kind, id, sportType: sportTypeOf(sport), ...alerts, locale });
  return saveByCall("/api/notification/setting/updateThing", query);
}
