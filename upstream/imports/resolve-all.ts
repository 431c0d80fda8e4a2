import type { Sport } from "#contract/tables/sports";
import { type Decisions, decisionKey, type ImportQuestion } from "../store/question-queries.ts";
import { withDecisions } from "./decided-rows.ts";
import type { SeasonRows } from "./formats/format.ts";
import { clubsIn, leagueOfRows } from "./read-season.ts";
import type { ImportedSeason } from "./report.ts";
import {
  competitionKey,
  type ResolvedCompetition,
  resolveCompetition,
  resolvedById,
  type StoredCompetition,
  settledByClubs,
  type WorldNames,
} from "./resolve-competition.ts";
import { toPlace } from "./source-row.ts";
import { suggestCompetitions } from "./suggest-competitions.ts";
import { IS_NEW } from "./team-resolver.ts";

interface Resolved {
  given: SeasonRows;
  resolved: ResolvedCompetition;
  sport: Sport;
}

interface ResolvedSeasons {
  resolved: Resolved[];
  questions: ImportQuestion[];
  /** Reports on seasons that wait until an operator says which competition they are of. */
  waiting: ImportedSeason[];
}

/** The report on a season of a competition that may be one of several. */
function waitingSeason({ competition, season, rows }: SeasonRows, names: string): ImportedSeason {
  const reason = `${JSON.stringify(competition.name)} may be ${names}: asked`;
  return {
    leagueId: "asked",
    name: competition.name,
    season: season ?? "",
    read: rows.length,
    added: 0,
    changed: 0,
    refused: rows.map((row) => ({ ...toPlace(row), reason })),
    notes: [],
    newTeams: [],
  };
}

function resolveNamed(
  given: SeasonRows,
  world: WorldNames,
  known: readonly StoredCompetition[],
  decided: string | undefined,
): ResolvedCompetition {
  const { sport } = given.competition;
  if (decided !== undefined && decided !== IS_NEW) return resolvedById(decided, world, known)!;
  return settledByClubs(resolveCompetition(given.competition, world, known), clubsIn(given), world, sport);
}

/**
 * Resolves one competition per list of rows, or gives a reason if the league is unknown. One with an unknown name is
 * new only if nothing speaks for one that is here, or an operator says so; else it is asked.
 */
export function resolveAll(
  seasons: readonly SeasonRows[],
  world: WorldNames,
  stored: readonly StoredCompetition[],
  decisions: Decisions,
): ResolvedSeasons | { reason: string } {
  const known = [...stored];
  const all: ResolvedSeasons = { resolved: [], questions: [], waiting: [] };
  for (const given of seasons) {
    const { sport, name, isOfNations } = given.competition;
    const league = name === "" ? leagueOfRows(given, world) : undefined;
    if (league && "reason" in league) return league;
    const key = competitionKey(name === "" ? (league?.names.en ?? "") : name, sport);
    const { rows, questions } = withDecisions(
      given.rows,
      { competition: key, season: given.season, title: given.title },
      decisions,
    );
    const own = { ...given, rows };
    if (league) {
      const resolved = { id: league.id, name: league.names.en, kind: league.kind, entry: league };
      all.resolved.push({ given: own, resolved, sport });
      all.questions.push(...questions);
      continue;
    }
    const decided = decisions.get(decisionKey("competition", key));
    const resolved = { ...resolveNamed(own, world, known, decided), given: name };
    const mayBe =
      resolved.added && decided !== IS_NEW && !isOfNations
        ? suggestCompetitions(resolved, clubsIn(own), world, sport)
        : [];
    if (mayBe.length > 0) {
      all.questions.push({
        kind: "competition",
        key,
        text: name,
        about: given.title,
        suggestions: mayBe,
        rows: rows.length,
      });
      all.waiting.push(waitingSeason(own, mayBe.map((one) => `${one.name} (${one.answer})`).join(" or ")));
      continue;
    }
    if (resolved.added) known.push(resolved.added);
    all.resolved.push({ given: own, resolved, sport });
    all.questions.push(...questions);
  }
  return all;
}
