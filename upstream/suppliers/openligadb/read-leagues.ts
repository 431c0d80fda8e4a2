import * as z from "zod/mini";
import type { CompetitionFacts, Reading } from "../facts.ts";
import { readEach } from "../read-each.ts";
import { seasonOf } from "../season-of.ts";
import { competitionId, LEAGUES } from "./leagues.ts";

const League = z.object({
  leagueShortcut: z.string(),
  /** Text in this answer, a number in others. */
  leagueSeason: z.union([z.string(), z.int()]),
});

/** It has goals only. */
const COVERAGE = { events: true, lineUps: false, statistics: false, prices: false };

function toFacts({ leagueShortcut, leagueSeason }: z.output<typeof League>): CompetitionFacts | undefined {
  const league = [...LEAGUES].find(([shortcut]) => shortcut === leagueShortcut.toLowerCase());
  const season = Number(leagueSeason);
  if (!league || !Number.isInteger(season)) return undefined;
  const [shortcut, { name, kind }] = league;
  return {
    id: competitionId(shortcut, season),
    name,
    sport: "football",
    kind,
    country: "Germany",
    season,
    // The answer has no dates; seasons are played from summer to summer.
    from: Date.UTC(season, 6, 1),
    to: Date.UTC(season + 1, 6, 1),
    // Of a cup the service counts one as if it were a league.
    coverage: { ...COVERAGE, table: kind === "league" },
  };
}

/**
 * `getavailableleagues`: every season of every league. Of the known leagues, the season at an instant (milliseconds).
 */
export function readLeagues(answer: unknown, now: number): Reading<CompetitionFacts> {
  if (!Array.isArray(answer)) throw new Error("not an answer of this supplier");
  const { facts, reasons } = readEach(answer, League, toFacts);
  const seasons = Map.groupBy(facts, ({ name }) => name);
  return { facts: [...seasons.values()].flatMap((ofLeague) => seasonOf(ofLeague, now) ?? []), reasons };
}
