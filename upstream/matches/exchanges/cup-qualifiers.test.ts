import { describe, expect, it } from "vitest";
import { cupPlacesOf } from "../../competitions/world/cup-places.ts";
import { clubsKnownAt, clubsOf } from "../../competitions/world/season-clubs.ts";
import { competitionById, teamById } from "../../competitions/world/world.ts";
import { FIRST_YEAR, LISTED_YEAR } from "../../data/competitions/exchanges/exchange.ts";
import { seasonLabel } from "../../simulator/engine/season.ts";
import { WORLD_ENGINE } from "../../simulator/engine/test-world-engine.ts";
import { sampleOf } from "../../test-sweep.ts";
import { CUP_LEAGUES, QUALIFIED_CUPS, qualifiersBy, winnerOfCup, winnersPlacesOf } from "./cup-qualifiers.ts";
import { finalTable } from "./final-places.ts";

const DECIDING = Array.from({ length: LISTED_YEAR + 1 - FIRST_YEAR }, (_, after) => FIRST_YEAR + after);

const SEASONS = CUP_LEAGUES.flatMap((league) =>
  DECIDING.map((year) => ({ league, year, name: `${league.key} ${year}` })),
);

describe("the clubs of continental cups", () => {
  it.each(sampleOf(SEASONS, 13))("are those that $name qualified", async ({ league, year }) => {
    const { places, overAt } = await finalTable(WORLD_ENGINE, league, year);
    const won = winnersPlacesOf(league.id).map(([cupId, leadsTo]) => ({
      ...winnerOfCup(WORLD_ENGINE, competitionById(cupId)!, year),
      leadsTo,
    }));
    const order = places.map(({ teamId }) => teamId);
    for (const [cupId, teamIds] of qualifiersBy(league.id, order, won)) {
      const cup = competitionById(cupId)!;
      expect(clubsOf(cup, year + 1), cup.key).toEqual(expect.arrayContaining(teamIds));
      if (year < LISTED_YEAR - 1 || year === LISTED_YEAR)
        for (const over of [overAt, ...won.map((one) => one.overAt)])
          expect(over).toBeLessThanOrEqual(clubsKnownAt(cup, year + 1));
    }
  });

  it.each(QUALIFIED_CUPS)("are as many of each league in $key every year, and nobody is in two cups", (cup) => {
    const quota = CUP_LEAGUES.flatMap(({ id }) => cupPlacesOf(id)).filter(({ cupId }) => cupId === cup.id);
    expect(quota.reduce((sum, { teamIds }) => sum + teamIds.length, 0)).toBe(cup.teamIds.length);
    const countriesIn = (ids: readonly string[]) => ids.map((id) => teamById(id)!.country).sort();
    for (const year of DECIDING) {
      const clubs = clubsOf(cup, year + 1);
      expect(countriesIn(clubs), String(year)).toEqual(countriesIn(cup.teamIds));
      const others = QUALIFIED_CUPS.filter((other) => other !== cup).flatMap((other) => clubsOf(other, year + 1));
      expect(new Set([...clubs, ...others]).size).toBe(clubs.length + others.length);
    }
  });

  it.each(QUALIFIED_CUPS)("are known before the first match of $key, and the list's are always", (cup) => {
    expect(clubsKnownAt(cup, LISTED_YEAR)).toBe(0);
    for (const year of [LISTED_YEAR - 1, LISTED_YEAR + 1]) {
      const known = clubsKnownAt(cup, year);
      const season = seasonLabel(cup.calendar!, year);
      expect(WORLD_ENGINE.season(cup.id, season, known - 1)).toEqual([]);
      const [first] = WORLD_ENGINE.season(cup.id, season, known);
      expect(first!.kickOff).toBeGreaterThan(known);
    }
  });
});
