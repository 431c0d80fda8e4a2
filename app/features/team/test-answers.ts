import type { Match } from "#contract/domain/match";
import type { Answers } from "~/features/match-list/test-context";
import { cup, info, league, matchOn, standings, upcomingOn } from "./test-team.ts";

/** Answers of an upstream that knows the test's team, by call; functions get the query. */
const ANSWERS: Readonly<Record<string, (query: Record<string, unknown>) => unknown>> = {
  teamInfo: () => info,
  ranking: () => standings,
  winRate: () => ({ home: 60, draw: 25, away: 15, source: "model", at: 0 }),
  seasonList: () => [{ season: "2026-27" }, { season: "2025-26" }],
  matchesByTeam: ({ direction }) => ({
    competitions: [cup, league],
    matches: (direction === "next" ? [upcomingOn(1), upcomingOn(5)] : [-1, -2].map((days) => matchOn(days))) as Match[],
    hasNext: true,
  }),
};

/** The same for basketball, whose calls have other names. */
const ofFootball = (name: string): string => {
  const word = name.replace(/^basketball/, "");
  return word.charAt(0).toLowerCase() + word.slice(1);
};

/** An upstream that knows one team; `changes` override answers by football's call names, and may throw. */
export const testAnswers =
  (changes: typeof ANSWERS = {}): Answers =>
  ({ name, query }) => {
    const answer = { ...ANSWERS, ...changes }[ofFootball(name)];
    if (!answer) throw new Error(`no answer for ${name}`);
    return { value: answer(query) };
  };

export const TEST_TEAM = { sport: "football", params: { teamName: "ha-noi", teamKey: "70001" }, search: "" } as const;
