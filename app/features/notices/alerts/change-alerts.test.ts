import { expect, test } from "vitest";
import { formRequest, noAnswer, outcomeOf, SESSION_OVER, testMember } from "~/features/account/test-account";
import { changeAlerts } from "./change-alerts.server.ts";

const PATH = "/en/account/notifications";
const FORM = { master: "on", goal: "on", leadMinutes: "30", delaySeconds: "0", timeZone: "Asia/Bangkok" };

const send = (fields: Record<string, string>, answer: () => unknown = () => null) => {
  const { context, calls } = testMember({ notificationSettingUpdate: answer });
  return outcomeOf(changeAlerts(formRequest(PATH, fields), context)).then((outcome) => ({ outcome, calls }));
};

test("what is ticked is stored, and the page says so", async () => {
  const { outcome, calls } = await send({ ...FORM, quietFrom: "23:00", quietTo: "07:00" });
  expect(outcome).toBe("/en/account/notifications?saved=alerts");
  expect(calls).toMatchObject([
    [
      "notificationSettingUpdate",
      { master: 1, goal: 1, redCard: 0, leadMinutes: 30, quietFrom: "23:00", timeZone: "Asia/Bangkok" },
    ],
  ]);
});

test("a zone that is none is the visitor's", async () => {
  const { calls } = await send({ ...FORM, timeZone: "Mars/Olympus" });
  expect(calls[0]?.[1]).toHaveProperty("timeZone", testMember({}).context.visitor.timeZone);
});

test("quiet hours without an end are asked for again, and nothing that was chosen is lost", async () => {
  const { outcome, calls } = await send({ ...FORM, quietFrom: "23:00" });
  expect(outcome).toMatchObject([
    400,
    {
      values: { master: "on", goal: "on", kickoff: "", quietFrom: "23:00" },
      faults: { quietFrom: { kind: "quietHours" } },
    },
  ]);
  expect(calls).toEqual([]);
});

test("nor is it where the supplier does not answer; without a session sign-in comes first", async () => {
  const { outcome } = await send(FORM, noAnswer);
  expect(outcome).toMatchObject([503, { values: { goal: "on" }, faults: { form: { kind: "unavailable" } } }]);
  const over = await send(FORM, () => SESSION_OVER);
  expect(over.outcome).toBe("/en/signin?callBackUrl=%2Fen%2Faccount%2FgoOn&ended=kept");
});

test.each([
  [{ mode: "own", goal: "on", fullTime: "on" }, { alerts: "goal,fullTime" }],
  [{ mode: "own" }, { alerts: "" }],
  [{ mode: "same", goal: "on" }, {}],
])("alerts of one thing: %j", async (fields: Record<string, string>, stored) => {
  const { context, calls } = testMember({ notificationSettingUpdateThing: () => null });
  const request = formRequest(`${PATH}?thing=basketball-team-80023`, fields);
  expect(await outcomeOf(changeAlerts(request, context))).toBe("/en/account/notifications?saved=alerts");
  expect(calls).toEqual([["notificationSettingUpdateThing", { kind: "team", id: "80023", sportType: 1, ...stored }]]);
});
