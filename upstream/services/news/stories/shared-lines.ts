import type { Pair, Side } from "#contract/domain/match";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import { articlesOfCompetition, articlesOfTeam } from "../../../data/grammar/articles.ts";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import type { Fixture, MatchAt, MatchState } from "../../../match/match.ts";
import { sideAhead } from "../../../match/score.ts";
import { otherSide, SIDES } from "../../../simulator/football/sides.ts";
import type { MatchData } from "./match-data.ts";
import type { Line, Part } from "./story.ts";
import { storyModelOf } from "./story-model.ts";

// Sentences shared by reports and previews of both sports.

export const named = (team: TeamEntry) => ({ names: team.names, articles: articlesOfTeam(team) });

export const namedCompetition = (competition: CompetitionEntry) => ({
  names: competition.names,
  articles: articlesOfCompetition(competition),
});

export const scored = (score: Pair) => ({ score });

type Outcome = "W" | "D" | "L";

/** The winner of the match itself, who may have lost the tie. A shoot-out counts for its winner. */
export const winnerOf = ({ shootout, winner, score }: MatchState): Side | undefined =>
  shootout ? winner : score && sideAhead(score);

/** A decided match's outcome for one of its teams. */
export function outcomeFor(teamId: string, { fixture, state }: MatchAt): Outcome {
  const winner = winnerOf(state);
  if (!winner) return "D";
  return (winner === "home") === (fixture.homeId === teamId) ? "W" : "L";
}

const FORM = 5;
const LEAST_RUN = 3;

const runOf = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number => {
  const end = outcomes.findIndex((outcome) => !is(outcome));
  return end < 0 ? outcomes.length : end;
};

/** The balance of a team's last five, latest first; undefined if there are fewer. */
export function balanceLine(team: TeamEntry, outcomes: readonly Outcome[]): Line | undefined {
  const last = outcomes.slice(0, FORM);
  if (last.length < FORM) return undefined;
  const count = (outcome: Outcome): number => last.filter((one) => one === outcome).length;
  const key = count("D") > 0 ? "formThree" : "formTwo";
  return {
    key,
    values: { team: named(team), wins: count("W"), draws: count("D"), losses: count("L"), of: FORM },
  };
}

/** The most telling fact about a team's last results, latest first: a long run, else the count of the last five. */
function formLine(team: TeamEntry, outcomes: readonly Outcome[]): Line | undefined {
  const isLimited = (count: number): boolean => count === outcomes.length;
  const runs: [key: StoryKey, length: number][] = [
    ["runWon", runOf(outcomes, (outcome) => outcome === "W")],
    ["runLost", runOf(outcomes, (outcome) => outcome === "L")],
    ["runUnbeaten", runOf(outcomes, (outcome) => outcome !== "L")],
    ["runWinless", runOf(outcomes, (outcome) => outcome !== "W")],
  ];
  // A run that reaches back to the limit may be longer.
  const run = runs.find(([, length]) => length >= LEAST_RUN && !isLimited(length));
  return run ? { key: run[0], values: { team: named(team), count: run[1] } } : balanceLine(team, outcomes);
}

export function formLines({ teams, recent }: MatchData): Line[] {
  return SIDES.flatMap((side) => {
    const line = formLine(
      teams[side],
      recent[side].map((match) => outcomeFor(teams[side].id, match)),
    );
    return line ? [{ ...line, isOptional: true as const }] : [];
  });
}

/** Both teams' places; nothing before they have played. */
export function tableLines({ rows, teams, competition }: MatchData, first: Side): Line[] {
  if (!rows || Math.min(rows.home.played, rows.away.played) === 0) return [];
  const { keys } = storyModelOf(competition.sport);
  return [first, otherSide(first)].map((side): Line => {
    const { rank, points, played, won, lost, isTied } = rows[side];
    const values = { team: named(teams[side]), place: { place: rank }, points, played, won, lost };
    const isLeader = rank === 1 && !isTied;
    const conference = competition.basketball?.conferences?.find(({ teamIds }) => teamIds.includes(teams[side].id));
    if (!conference) return { key: isLeader ? keys.leader : keys.place, values };
    return {
      key: isLeader ? "conferenceLeader" : "conferencePlace",
      values: { ...values, conference: { names: conference.names } },
    };
  });
}

/** The favourite by the prices before kick-off, as a percentage. */
export function chanceLine({ chances, teams }: MatchData, key: "chanceBefore" | "chanceNow"): Line[] {
  if (!chances) return [];
  const [home = 0, away = 0] = [chances[0], chances.at(-1)];
  if (home === away) return [];
  const side = home > away ? "home" : "away";
  return [{ key, values: { team: named(teams[side]), chance: Math.max(home, away) }, isOptional: true }];
}

/** Appended to every story. */
export const noteLine = (sources: readonly Fixture["source"][]): Part => ({
  lines: [{ key: sources.includes("simulated") ? "noteSimulated" : "noteReal" }],
});

const DAY_TEXT = 10;
export const dayText = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    .format(instant)
    .slice(0, DAY_TEXT);

const LONGEST_SLUG = 80;
/** Latin letters, digits and hyphens, for addresses. */
export const toSlug = (...parts: readonly (string | number)[]): string =>
  parts
    .join("-")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, "");
