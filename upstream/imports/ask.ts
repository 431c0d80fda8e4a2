import type { Sport } from "#contract/tables/sports";
import { SPLIT_ROUNDS } from "#contract/tables/standings-keys";
import { CARRIES, type Carry } from "../data/standings/parts/split.ts";
import { splitOf } from "../data/standings/parts/splits.ts";
import type { MatchPart } from "../match/match.ts";
import type { ImportQuestion } from "../store/question-queries.ts";
import type { SeasonRows } from "./formats/format.ts";
import { clubsIn, type SeasonReading } from "./read-season.ts";
import { competitionKey, type ResolvedCompetition, type WorldNames } from "./resolve-competition.ts";
import { isRefusal } from "./source-row.ts";
import { countryOfClubs } from "./suggest-competitions.ts";
import { homeOf, type UnsettledClub } from "./team-resolver.ts";

/** Questions about clubs of a season, with the rows that wait. */
export const clubQuestions = (
  { rows, title }: SeasonRows,
  unsettled: ReadonlyMap<string, UnsettledClub>,
): ImportQuestion[] =>
  [...unsettled].map(([text, { key, name, suggestions }]) => ({
    kind: "club",
    key,
    text: name,
    about: title,
    suggestions,
    rows: rows.filter((row) => !isRefusal(row) && (row.home === text || row.away === text)).length,
  }));

/** A zone is asked once for a competition. */
export const zoneKey = ({ name }: ResolvedCompetition, sport: Sport): string => competitionKey(name, sport);

/** The zone of a competition's times: likely that of other competitions of its country. */
export function zoneQuestion(
  given: SeasonRows,
  resolved: ResolvedCompetition,
  sport: Sport,
  world: WorldNames,
): ImportQuestion {
  const home = homeOf(resolved, world);
  const code = countryOfClubs(clubsIn(given), world, sport) ?? home;
  const zones = world.competitions.flatMap(({ countryId, calendar }) =>
    calendar && world.countryById(countryId)?.code === code ? [calendar.timeZone] : [],
  );
  return {
    kind: "zone",
    key: zoneKey(resolved, sport),
    text: resolved.name,
    about: given.title,
    suggestions: [...new Set(zones)].map((zone) => ({
      answer: zone,
      name: zone,
      evidence: `other competitions of ${code}`,
    })),
    rows: given.rows.filter((row) => !isRefusal(row) && row.time !== undefined).length,
  };
}

/** How points are carried into a part is asked once for a season. */
export const partKey = ({ name }: ResolvedCompetition, sport: Sport, season: string, part: MatchPart): string =>
  `${competitionKey(name, sport)} | ${season} | ${part}`;

const CARRIED: Record<Carry, string> = {
  all: "all points count",
  half_down: "half of them, rounded down",
  half_up: "half of them, rounded up",
  none: "they do not count",
};

/** Questions about rounds of a season into which nobody knows how points are carried. */
export function partQuestions({ competition, season, title, matches }: SeasonReading, sport: Sport): ImportQuestion[] {
  const known = splitOf(competition.id, season)?.rounds.map(({ round }) => round) ?? [];
  return SPLIT_ROUNDS.flatMap((part) => {
    const rows = matches.filter((match) => match.part === part && !match.carry).length;
    if (rows === 0 || known.includes(part)) return [];
    const suggestions = CARRIES.map((answer) => ({ answer, name: CARRIED[answer], evidence: "" }));
    return {
      kind: "part",
      key: partKey(competition, sport, season, part),
      text: part,
      about: title,
      suggestions,
      rows,
    };
  });
}

/** One question per kind and key, with all rows that wait for it. */
export function mergedQuestions(questions: readonly ImportQuestion[]): ImportQuestion[] {
  const byKey = Map.groupBy(questions, ({ kind, key }) => `${kind} ${key}`);
  return [...byKey.values()].map((same) => ({ ...same[0]!, rows: same.reduce((sum, { rows }) => sum + rows, 0) }));
}
