import { describe, expect, it } from "vitest";
import { contextAt } from "../../matches/history/test-context.ts";
import { getAbsences } from "./absences-of-match.ts";
import { getCast } from "./progress.ts";

const NOW = Date.parse("2026-12-01T12:00:00Z");
const context = contextAt(NOW);
const PREMIER_LEAGUE = "101";

describe("who is sent off", () => {
  it("misses the team's next match of the competition, and is listed as suspended for it", async () => {
    const season = await context.sources.season(PREMIER_LEAGUE, "2026-27", NOW);
    const played = season.filter(({ kickOff }) => kickOff < NOW - 86_400_000);
    let count = 0;
    for (const fixture of played) {
      const { events, sheets, timeline } = await getCast(fixture, context);
      for (const event of events) {
        if (event.kind !== "card" || event.colour === "yellow") continue;
        const { player } = sheets[event.side].men[event.man]!.member;
        const teamId = event.side === "home" ? fixture.homeId : fixture.awayId;
        const next = season.find(
          ({ kickOff, homeId, awayId }) => kickOff > fixture.kickOff && (homeId === teamId || awayId === teamId),
        );
        if (!next || timeline.periods.length === 0 || (await getCast(next, context)).timeline.periods.length === 0)
          continue;
        const side = next.homeId === teamId ? "home" : "away";
        const men = (await getCast(next, context)).sheets[side].men.map(({ member }) => member.player.id);
        expect(men).not.toContain(player.id);
        const absences = (await getAbsences(next, { ...context, now: next.kickOff }))[side];
        expect(absences.filter((one) => one.player.id === player.id).map(({ reason }) => reason)).toEqual(["cards"]);
        expect(
          (await getAbsences(next, { ...context, now: fixture.kickOff }))[side].map(({ reason }) => reason),
        ).not.toContain("cards");
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(5);
  }, 120_000);
});
