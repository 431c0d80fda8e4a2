import { rulesOf } from "../competitions/standings/competition-rules.ts";
import { deductionsAt } from "../competitions/standings/deductions.ts";
import type { SeasonTable } from "../competitions/standings/season-table.ts";
import { seasonTables } from "../competitions/standings/season-tables.ts";
import { teamById } from "../competitions/world/world.ts";
import type { CompetitionEntry } from "../data/entries/types.ts";
import { withStates } from "../match/with-state.ts";
import { listedSuppliers } from "./adapter.ts";
import type { PassContext } from "./pass-context.ts";
import { createSuppliedMatches } from "./supplied-source.ts";

interface OwnSeason {
  entry: CompetitionEntry;
  season: string;
  /** The supplier's names of clubs that the world does not know. */
  names: ReadonlyMap<string, string>;
}

/** A supplied season's tables by our rules, as pages show them, but for cards, which separate nobody here. */
export async function readOwnTables(
  { entry, season, names }: OwnSeason,
  { env, now }: Pick<PassContext, "env" | "now">,
): Promise<SeasonTable[]> {
  const sources = createSuppliedMatches(env.DB, listedSuppliers(env));
  const matches = await withStates(await sources.season(entry.id, season, now), { sources, now });
  const ids = new Set(matches.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]));
  const teams = [...ids].map((id) => ({ id, name: teamById(id)?.names.en ?? names.get(id) ?? "" }));
  const pointsAt = (instant: number) => deductionsAt(entry.id, season, teams, instant);
  return seasonTables(matches, {
    competition: entry,
    season,
    source: "supplied",
    ruleSet: rulesOf(entry, season, "supplied"),
    deductions: pointsAt(now),
    deductionsAt: (instant) => pointsAt(Math.min(instant, now)),
  }).tables;
}
