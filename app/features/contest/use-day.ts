import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { ContestLine, MovedLine } from "#contract/domain/contests";
import { fieldsOf, listOf, textOf, type WireFields } from "~/runtime/wire-fields";
import { type ContestPlace, callContest } from "./call-contest.ts";
import { lookAtLinesEvery, lookEvery, type PickMatch, readMatchState } from "./match-facts.ts";

function readLine(wire: WireFields): ContestLine[] {
  const market = (["AH", "OU"] as const).find((one) => one === wire.market);
  const [one, other] = Array.isArray(wire.prices) ? wire.prices.map(textOf) : [];
  return market && one && other ? [{ market, line: textOf(wire.line), prices: [one, other] }] : [];
}

/** Matches with the states, lines and prices of an answer; names and times come from the page. */
export function readDay(data: unknown, matches: readonly PickMatch[]): PickMatch[] {
  const rows = new Map(
    listOf(fieldsOf(data).matches).map((row) => [textOf(fieldsOf(row.match).matchId), row] as const),
  );
  return matches.map((match) => {
    const row = rows.get(match.id);
    return row
      ? { ...match, ...readMatchState(fieldsOf(row.match)), lines: listOf(row.lines).flatMap(readLine) }
      : match;
  });
}

/**
 * Matches as last answered, with the times of the page: its data is loaded again if the visitor's zone turns out to be
 * another, which does not change what the query holds.
 */
export const withTimes = (matches: readonly PickMatch[], shown: readonly PickMatch[]): PickMatch[] =>
  matches.map((match) => {
    const { kickOff, opens, locks } = shown.find(({ id }) => id === match.id) ?? match;
    return { ...match, kickOff, opens, locks };
  });

/** The lines of an answer to picks that have moved since they were confirmed. */
export const readMoved = (data: unknown): MovedLine[] =>
  listOf(fieldsOf(data).moved).flatMap((row) =>
    readLine(row).map((line) => ({ ...line, matchId: textOf(row.matchId) })),
  );

/** Matches with moved lines in the place of those that were offered. */
export const withMoved = (matches: readonly PickMatch[], moved: readonly MovedLine[]): PickMatch[] =>
  matches.map((match) => ({
    ...match,
    lines: match.lines.map(
      (line) => moved.find(({ matchId, market }) => matchId === match.id && market === line.market) ?? line,
    ),
  }));

/** Shows moved lines at once: an answer from a cache may be older. */
export const writeMoved = (client: QueryClient, { contestId }: ContestPlace, moved: readonly MovedLine[]): void => {
  client.setQueriesData<readonly PickMatch[]>(
    { queryKey: ["day", contestId] },
    (matches) => matches && withMoved(matches, moved),
  );
};

interface DaySetup extends ContestPlace {
  day: string;
  /** From the loader; once more if the page is loaded again. */
  first: readonly PickMatch[];
  /** Guessed scores have no changing lines. */
  hasLines: boolean;
  now: number;
}

/** The matches of a day; polled while one is in play, may start, or has changing prices, and the page is visible. */
export function useDay({ contestId, locale, day, first, hasLines, now }: DaySetup): readonly PickMatch[] {
  const { data } = useQuery({
    queryKey: ["day", contestId, day],
    queryFn: ({ signal }) =>
      callContest({
        contestId,
        locale,
        signal,
        // The same call as the page: a day's answer has prices, which some countries do not get.
        ...(hasLines ? { path: "contest/getContestDay", query: { date: day } } : { path: "contest/getContestInfo" }),
      }).then((answer) => readDay(answer, first)),
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (hasLines ? lookAtLinesEvery : lookEvery)(state.data ?? first, now),
  });
  return withTimes(data, first);
}
