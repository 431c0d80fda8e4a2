import type { Pair, Side } from "#contract/domain/match";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import { articlesOfCompetition, articlesOfTeam } from "../../../data/grammar/articles.ts";
import type { Fixture, MatchAt, MatchState } from "../../../match/match.ts";
import { sideAhead } from "../../../match/score.ts";
import type { Line, Part } from "./story.ts";

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
