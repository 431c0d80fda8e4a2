import type { JsonObject } from "../../json-object.ts";
import { buildRound, type Round, unknownRound } from "../../round-label.ts";
import type { Refusal, SourceRow } from "../../source-row.ts";
import type { Format, Reading, SeasonRows } from "../format.ts";
import { listIn, numberAt, SOURCE, sourceKey, textAt } from "./json.ts";

const NAME = `${SOURCE}: matches`;

/** Places that are no countries. */
const NO_COUNTRY = /^(international|europe|africa|asia|south america|north and central america)$/i;

/** "La Liga" of Spain is `Spain | La Liga`; "Champions League" of Europe has its usual name. */
function competitionName(match: JsonObject): string {
  const name = textAt(match, "competition", "competition_name");
  const country = textAt(match, "competition", "country_name");
  if (country === "Europe" && !/^uefa/i.test(name)) return `UEFA ${name}`;
  return NO_COUNTRY.test(country) ? name : `${country} | ${name}`;
}

/** "2003/2004" or "2018". */
const seasonOf = (match: JsonObject): string =>
  textAt(match, "season", "season_name").replace(/^(\d{4})\/\d{2}(\d{2})$/, "$1-$2");

function roundOf(match: JsonObject): Round | undefined {
  const [stage, week] = [textAt(match, "competition_stage", "name"), numberAt(match, "match_week")];
  if (stage === "Regular Season") return { stage: "regular", ...(week !== undefined && { matchday: week }) };
  return buildRound(stage, undefined, textAt(match, "home_team", "home_team_group"));
}

const isOfWomen = (match: JsonObject): boolean => textAt(match, "home_team", "home_team_gender") === "female";

const homeOf = (match: JsonObject): string => textAt(match, "home_team", "home_team_name");
const awayOf = (match: JsonObject): string => textAt(match, "away_team", "away_team_name");

const isNation = (match: JsonObject): boolean => homeOf(match) === textAt(match, "home_team", "country", "name");

/** The score counts extra time and no shoot-out. Kick-offs are in no one zone: the day alone is sure. */
function toRow(match: JsonObject, index: number): SourceRow | Refusal {
  if (isOfWomen(match)) return { index, reason: "a match of women, whose teams are not known here" };
  const round = roundOf(match);
  if (!round) return { index, reason: unknownRound(textAt(match, "competition_stage", "name")) };
  const [home, away] = [homeOf(match), awayOf(match)];
  if (home === "" || away === "") return { index, reason: "a team is missing" };
  const score = [numberAt(match, "home_score"), numberAt(match, "away_score")] as const;
  const venue = textAt(match, "stadium", "name");
  const referee = textAt(match, "referee", "name");
  return {
    index,
    sourceId: sourceKey(match.match_id),
    round,
    date: match.match_date,
    home,
    away,
    score: score[0] !== undefined && score[1] !== undefined ? { fullTime: [score[0], score[1]] } : {},
    ...(venue !== "" && { venue: { name: venue } }),
    ...(isNation(match) && { isNeutral: textAt(match, "stadium", "country", "name") !== home }),
    ...(referee !== "" && { statistics: { rows: {}, referee } }),
  };
}

function readMatches(text: string): { reading: Reading } | { reason: string } {
  const list = listIn(text);
  if ("reason" in list) return list;
  const groups = Map.groupBy(list, (match) => `${competitionName(match)}|${seasonOf(match)}`);
  const places = new Map(list.map((match, index) => [match, index]));
  const seasons = [...groups.values()].map((matches): SeasonRows => {
    const [name, season] = [competitionName(matches[0]!), seasonOf(matches[0]!)];
    return {
      competition: { name, sport: "football", ...(matches.every(isNation) && { isOfNations: true as const }) },
      season,
      title: `${name} ${season}`,
      rows: matches.map((match) => toRow(match, places.get(match)!)),
    };
  });
  return { reading: { kind: "matches", seasons } };
}

/** The matches of a season, often of one club alone, each with the id that files about it are named by. */
export const statsbombMatches: Format = {
  name: NAME,
  recognise: (text) =>
    /^\uFEFF?\s*\[\s*\{\s*"match_id"\s*:\s*\d+\s*,\s*"match_date"/.test(text)
      ? { format: NAME, pass: 2, read: () => readMatches(text) }
      : undefined,
};
