import { useQuery } from "@tanstack/react-query";
import { pickWindow } from "#contract/contests/pick-window";
import type { ContestLine } from "#contract/domain/contests";
import { fieldsOf, listOf, textOf, type WireFields } from "~/browser/wire-fields";
import { type ContestPlace, callContest } from "./call-contest.ts";
import { LIVE_EVERY } from "./live-every.ts";
import { type PickMatch, readMatchState } from "./match-facts.ts";

/** Milliseconds between two looks at lines and prices while they can be picked. */
const LINES_EVERY = 60_000;

function readLine(wire: WireFields): ContestLine[] {
  const market = (["AH", "OU"] as const).find((one) => one === wire.market);
  const [one, other] = Array.isArray(wire.prices) ? wire.prices.map(textOf) : [];
  return market && one && other ? [{ market, line: textOf(wire.line), prices: [one, other] }] : [];
}

/** Matches with the states, lines and prices of an answer; names and times are those that the page has. */
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

interface DaySetup extends ContestPlace {
  day: string;
  /** The loader's. */
  first: readonly PickMatch[];
  /** Guessed scores have no lines that change. */
  hasLines: boolean;
  now: number;
}

/** The matches of a day; asked for again while one runs, or can be picked, and the page is seen. */
export function useDay({ contestId, locale, day, first, hasLines, now }: DaySetup): readonly PickMatch[] {
  const { data } = useQuery({
    queryKey: ["day", contestId, day],
    queryFn: ({ signal }) =>
      callContest({ contestId, locale, path: "contest/getContestDay", query: { date: day }, signal }).then((answer) =>
        readDay(answer, first),
      ),
    initialData: first,
    enabled: hasLines,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => {
      const matches = state.data ?? first;
      if (matches.some(({ phase }) => phase === "inPlay")) return LIVE_EVERY;
      return matches.some((match) => pickWindow(now, match) === "open") ? LINES_EVERY : false;
    },
  });
  return data;
}
