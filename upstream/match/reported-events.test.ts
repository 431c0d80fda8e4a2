import { describe, expect, it } from "vitest";
import type { LinedUp, MatchDetails, ReportedEvent } from "./match-details.ts";
import { orderedEvents } from "./reported-events.ts";

const man = (id: string): LinedUp => ({ id, name: `P. ${id}`, role: "M" });
const lineUp = (ids: readonly string[]) => ({ starters: ids.map(man), bench: [] });
const LINE_UPS: MatchDetails["lineUps"] = { home: lineUp(["1", "2"]), away: lineUp(["11", "12"]) };

const substitution = (player: string, other: string, minute = 60): ReportedEvent => ({
  type: "SUBST",
  side: "home",
  minute,
  period: "H2",
  player: { id: player, name: `P. ${player}` },
  other: { id: other, name: `P. ${other}` },
});

const changes = (details: MatchDetails) =>
  orderedEvents(details).map(({ playerOut, playerIn }) => `${playerOut?.id} off, ${playerIn?.id} on`);

describe("a substitution", () => {
  it("takes off whoever is on the pitch, in whichever field they are named", () => {
    const events = [substitution("1", "3"), substitution("4", "2", 70)];
    expect(changes({ lineUps: LINE_UPS, events })).toEqual(["1 off, 3 on", "2 off, 4 on"]);
  });

  it("of somebody who came on knows that they are there", () => {
    const events = [substitution("1", "3"), substitution("5", "3", 80)];
    expect(changes({ lineUps: LINE_UPS, events })).toEqual(["1 off, 3 on", "3 off, 5 on"]);
  });

  it("without a line-up takes off the first one named", () => {
    expect(changes({ events: [substitution("1", "3")] })).toEqual(["1 off, 3 on"]);
  });
});

it("goals have the score after them, an own goal's for the side that gains it, kicks of a shoot-out none", () => {
  const event = (type: ReportedEvent["type"], side: "home" | "away", isKick?: true): ReportedEvent => ({
    type,
    side,
    minute: 10,
    period: "H1",
    ...(isKick && { isKick }),
  });
  const events = [
    event("GOAL", "home"),
    event("OWN_GOAL", "away"),
    event("YELLOW", "away"),
    event("PEN_GOAL", "home"),
    event("PEN_GOAL", "away", true),
  ];
  expect(orderedEvents({ events }).map(({ score }) => score)).toEqual([[1, 0], [1, 1], undefined, [2, 1], undefined]);
});
