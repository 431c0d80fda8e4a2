import type { ContestPick, Leader, LineSide } from "#contract/domain/contests";
import type { Pair } from "#contract/domain/match";
import { fieldsOf, listOf, textOf, type WireFields } from "~/runtime/wire-fields";
import { type MatchFacts, readMatchState } from "./match-facts.ts";
import { flagOf, intOf, readLeader } from "./read-leaders.ts";

/** The reader's data in a match contest; empty for guests. */
export interface Mine {
  isParticipating: boolean;
  leader?: Leader;
  picks: ContestPick[];
  /** Matches of the picks. */
  matches: MatchFacts[];
}

export const NOTHING_YET: Mine = { isParticipating: false, picks: [], matches: [] };

function pairOf(value: unknown): Pair | undefined {
  const [home, away] = Array.isArray(value) ? value.map(intOf) : [];
  return home === undefined || away === undefined ? undefined : [home, away];
}

const MARKETS = ["AH", "OU", "SCORE"] as const;

/** A pick from an answer; undefined if malformed. */
export function readPick(wire: WireFields): ContestPick | undefined {
  const market = MARKETS.find((one) => one === wire.market);
  const [id, matchId] = [wire.pickId, wire.matchId].map(textOf);
  if (!market || !id || !matchId) return undefined;
  const [points, result] = [intOf(wire.points), pairOf(wire.result)];
  const base = {
    id,
    matchId,
    placedAt: intOf(wire.placedAt) ?? 0,
    lockedAt: intOf(wire.lockedAt) ?? 0,
    ...(points !== undefined && { points }),
    ...(result && { result }),
    ...(textOf(wire.outcome) && { outcome: textOf(wire.outcome) as never }),
  };
  if (market === "SCORE") return { ...base, market, guess: [intOf(wire.homeGuess) ?? 0, intOf(wire.awayGuess) ?? 0] };
  return {
    ...base,
    market,
    side: textOf(wire.side) as LineSide,
    line: textOf(wire.line),
    price: textOf(wire.price),
    source: { id: intOf(wire.companyId) ?? 0, name: textOf(wire.companyName) },
    isFeatured: flagOf(wire.isFeatured),
  };
}

/** An answer about the reader's picks. Names and times of matches come from the page's own (`known`). */
export function readMine(data: unknown, known: readonly MatchFacts[]): Mine {
  const { participated, user, picks, matches } = fieldsOf(data);
  const leader = readLeader(fieldsOf(user));
  const states = new Map(listOf(matches).map((row) => [textOf(row.matchId), readMatchState(row)]));
  return {
    isParticipating: flagOf(participated),
    ...(leader && { leader }),
    picks: listOf(picks).flatMap((row) => readPick(row) ?? []),
    matches: known.map((match) => ({ ...match, ...states.get(match.id) })),
  };
}
