import { expect, test } from "vitest";
import { alertsIn, readThing, thingValues } from "./thing-alerts.ts";

test.each([
  ["football-team-20101", { sport: "football", kind: "team", id: "20101" }],
  ["basketball-competition-8001", { sport: "basketball", kind: "competition", id: "8001" }],
  ["football-match-101-2026-5-3", { sport: "football", kind: "match", id: "101-2026-5-3" }],
  ["tennis-team-1", undefined],
  ["football-player-1", undefined],
  ["football-team-", undefined],
  ["football-team-<b>", undefined],
  ["", undefined],
  [null, undefined],
])("%s", (text, thing) => {
  expect(readThing(text)).toEqual(thing);
});

test.each<[Parameters<typeof thingValues>[0], object]>([
  [{}, {}],
  [{ alerts: ["goal", "fullTime"] }, { alerts: "goal,fullTime" }],
  [{ alerts: [] }, { alerts: "" }],
])("%j is stored as it was", (alerts, stored) => {
  expect(alertsIn(thingValues(alerts))).toEqual(stored);
});

test("who begins a choice of their own begins with everything", () => {
  expect(alertsIn({ ...thingValues({}), mode: "own" })).toEqual({
    alerts: "lineup,kickoff,goal,var,redCard,halfTime,fullTime,news",
  });
});
