import { describe, expect, it } from "vitest";
import { teamById } from "../../competitions/world/world.ts";
import { coachAt } from "../../simulator/people/coaches.ts";
import { squadAt } from "../../simulator/people/squads.ts";
import { personPicture, portrait } from "./person-pictures.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const arsenal = teamById("20101")!;
const [member] = squadAt(arsenal, NOW);

describe("portraits", () => {
  it("wear the colours of the team of the day", () => {
    const svg = personPicture("player", member!.player.id, NOW);
    expect(svg).toContain(`fill="${arsenal.colours[0]}"`);
    expect(personPicture("player", member!.player.id, NOW)).toBe(svg);
  });

  it("of coaches differ from those of players, and neither answers for the other", () => {
    const coach = coachAt(arsenal, NOW)!;
    expect(personPicture("coach", coach.id, NOW)).toContain("<svg");
    expect(personPicture("player", coach.id, NOW)).toBeUndefined();
    expect(personPicture("coach", member!.player.id, NOW)).toBeUndefined();
  });

  it("are of nobody who has not come yet", () => {
    expect(personPicture("player", member!.player.id, Date.parse("1990-01-01"))).toBeUndefined();
    expect(personPicture("player", "nobody", NOW)).toBeUndefined();
  });

  it("bear the number of the day's shirt", () => {
    const [first, second] = [portrait({ id: "1", shirtNumber: 1 }), portrait({ id: "1", shirtNumber: 22 })];
    expect(first).not.toBe(second);
    expect(personPicture("player", member!.player.id, NOW)).toBe(
      portrait({ id: member!.player.id, shirtNumber: member!.number }, arsenal.colours),
    );
  });

  it("of a team differ from each other", () => {
    const portraits = squadAt(arsenal, NOW).map(({ player }) => portrait({ id: player.id }));
    expect(new Set(portraits).size).toBeGreaterThan(portraits.length * 0.8);
  });

  it("stay small and hold nothing but drawing", () => {
    for (let id = 20_101_002_000; id < 20_101_002_040; id += 1) {
      const svg = portrait({ id: String(id), shirtNumber: 28 }, ["#123456", "#fedcba"]);
      expect(svg.length).toBeLessThan(950);
      expect(svg).not.toMatch(/<text|NaN|undefined/);
    }
  });
});
