import { describe, expect, it } from "vitest";
import { matchesBanned, yellowCardRuleOf } from "../../data/competitions/football/yellow-cards.ts";
import { SIDES } from "../../match/sides.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { getAbsences } from "./absences-of-match.ts";
import { getCast } from "./progress.ts";
import { cardsOfSide } from "./side-cards.ts";

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

describe("who collects yellow cards", () => {
  it("misses as many of the team's next matches as the league's rule says, and says why", async () => {
    const season = await context.sources.season(PREMIER_LEAGUE, "2026-27", NOW);
    const rule = yellowCardRuleOf(PREMIER_LEAGUE);
    const yellows = new Map<string, number>();
    const missing = new Map<string, number>();
    let count = 0;
    for (const fixture of season.filter(({ kickOff }) => kickOff < NOW)) {
      const { events, sheets, timeline } = await getCast(fixture, context);
      if (timeline.periods.length === 0) continue;
      const absences = await getAbsences(fixture, { ...context, now: fixture.kickOff });
      for (const side of SIDES) {
        const listed = absences[side].filter(({ reason }) => reason === "yellow_cards").map(({ player }) => player.id);
        for (const id of listed) {
          expect(missing.get(id)).toBeGreaterThan(0);
          expect(sheets[side].men.map(({ member }) => member.player.id)).not.toContain(id);
          missing.set(id, missing.get(id)! - 1);
          count += 1;
        }
        const cards = events.flatMap((event) => (event.kind === "card" && event.side === side ? [event] : []));
        for (const { man, colour } of cards) {
          if (colour !== "yellow" || cards.some((other) => other.man === man && other.colour !== "yellow")) continue;
          const { id } = sheets[side].men[man]!.member.player;
          yellows.set(id, (yellows.get(id) ?? 0) + 1);
          missing.set(id, (missing.get(id) ?? 0) + matchesBanned(rule, yellows.get(id)!, fixture.matchday));
        }
      }
    }
    expect(count).toBeGreaterThan(3);
  }, 120_000);

  it("is known from the team's own line-ups as from whole matches", async () => {
    const season = await context.sources.season(PREMIER_LEAGUE, "2026-27", NOW);
    for (const fixture of season.filter(({ kickOff }) => kickOff < NOW).slice(0, 60)) {
      const { events, sheets, timeline } = await getCast(fixture, context);
      for (const side of SIDES) {
        const cards = events.flatMap((event) => (event.kind === "card" && event.side === side ? [event] : []));
        const shown = cards.map(({ man, colour }) => ({ man, colour }));
        expect(cardsOfSide(fixture.id, side, timeline, sheets[side])).toEqual(shown);
      }
    }
  }, 120_000);
});
