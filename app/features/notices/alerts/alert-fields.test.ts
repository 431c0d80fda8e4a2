import { expect, test } from "vitest";
import type { AlertSettings } from "#contract/domain/notices";
import { type AlertValues, alertValues, readAlerts } from "./alert-fields.ts";

const SETTINGS: AlertSettings = {
  master: true,
  lineup: true,
  kickoff: false,
  goal: true,
  var: true,
  redCard: false,
  halfTime: false,
  fullTime: true,
  news: false,
  contest: true,
  comment: true,
  leadMinutes: 15,
  quietFrom: "23:00",
  quietTo: "07:30",
  timeZone: "Asia/Bangkok",
  spoilerFree: false,
  delaySeconds: 30,
};
const VALUES = alertValues(SETTINGS, "America/Sao_Paulo");

test("what the form begins with is stored as it was", () => {
  expect(readAlerts(VALUES)).toEqual({
    query: {
      master: 1,
      lineup: 1,
      kickoff: 0,
      goal: 1,
      var: 1,
      redCard: 0,
      halfTime: 0,
      fullTime: 1,
      news: 0,
      contest: 1,
      comment: 1,
      spoilerFree: 0,
      leadMinutes: 15,
      delaySeconds: 30,
      quietFrom: "23:00",
      quietTo: "07:30",
      timeZone: "Asia/Bangkok",
    },
  });
});

test("without quiet hours the zone is the one that the member is in", () => {
  const { quietFrom: _, quietTo: __, ...others } = SETTINGS;
  const values = alertValues(others, "America/Sao_Paulo");
  expect([values.quietFrom, values.quietTo, values.timeZone]).toEqual(["", "", "America/Sao_Paulo"]);
  expect(readAlerts(values)).toMatchObject({ query: { timeZone: "America/Sao_Paulo" } });
  expect(readAlerts(values)).not.toHaveProperty("query.quietFrom");
});

test.each<[string, Partial<AlertValues>, object]>([
  ["seconds", { quietFrom: "22:15:00" }, { query: { quietFrom: "22:15" } }],
  ["one time alone", { quietTo: "" }, { faults: { quietFrom: { kind: "quietHours" } } }],
  ["the other alone", { quietFrom: "" }, { faults: { quietFrom: { kind: "quietHours" } } }],
  ["the same time twice", { quietTo: "23:00" }, { faults: { quietFrom: { kind: "quietHours" } } }],
  ["no time", { quietTo: "7.30" }, { faults: { quietFrom: { kind: "quietHours" } } }],
  ["a lead time that is not offered", { leadMinutes: "20" }, { faults: { form: { kind: "choice" } } }],
  ["a delay that is not offered", { delaySeconds: "" }, { faults: { form: { kind: "choice" } } }],
])("with %s", (_, change, outcome) => {
  expect(readAlerts({ ...VALUES, ...change })).toMatchObject(outcome);
});
