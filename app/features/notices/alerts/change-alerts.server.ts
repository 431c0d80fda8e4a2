import { sportTypeOf } from "#contract/tables/sports";
import { canonicalTimeZone } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import { type ChangeContext, changeAccount, confirmChange } from "~/features/account/change-account.server";
import { answerForm } from "~/features/forms/answer-form.server";
import { formOf, readFields } from "~/features/forms/read-fields";
import { ALERT_FIELDS, readAlerts } from "./alert-fields.ts";
import { alertsIn, readThing, THING_FIELDS, type Thing, type ThingValues } from "./thing-alerts.ts";

/** Handles the forms for all alerts and for one item (`?thing=`); values are kept if they could not be stored. */
export async function changeAlerts(
  request: Request,
  context: ChangeContext & Pick<EdgeContext, "visitor">,
): Promise<Response> {
  const form = await formOf(request);
  const thing = readThing(new URL(request.url).searchParams.get("thing"));
  if (thing) return changeThing(request, context, { thing, values: readFields(form, THING_FIELDS) });
  const given = readFields(form, ALERT_FIELDS);
  const values = { ...given, timeZone: canonicalTimeZone(given.timeZone) ?? context.visitor.timeZone };
  const read = readAlerts(values);
  if ("faults" in read) return answerForm({ values, faults: read.faults });
  const changed = await changeAccount(context, request, {
    name: "notificationSettingUpdate",
    query: read.query,
    fields: ALERT_FIELDS,
  });
  if (changed.faults) return answerForm({ values, faults: changed.faults });
  return confirmChange(context.locale, sectionPath("notifications"), "alerts");
}

async function changeThing(
  request: Request,
  context: ChangeContext,
  { thing, values }: { thing: Thing; values: ThingValues },
): Promise<Response> {
  const { sport, kind, id } = thing;
  const changed = await changeAccount(context, request, {
    name: "notificationSettingUpdateThing",
    query: { kind, id, sportType: sportTypeOf(sport), ...alertsIn(values) },
    fields: THING_FIELDS,
  });
  if (changed.faults) return answerForm({ values, faults: changed.faults });
  return confirmChange(context.locale, sectionPath("notifications"), "alerts");
}
