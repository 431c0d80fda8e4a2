import type { SentPick } from "#contract/calls/contests/sent-picks";
import { openHours } from "#contract/contests/contest-days";
import { pickWindow } from "#contract/contests/pick-window";
import type { MovedLine } from "#contract/domain/contests";
import { lineText, quartersOf } from "#contract/odds/quarters";
import type { CallContext } from "../../matches/call-context.ts";
import { refuse } from "../members/refuse.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { getFixtures } from "./contest-wire.ts";
import { type ContestMatchRow, choiceOf, type PickRow } from "./entry-wire.ts";
import { CONTEST_COMPANY, getLines, type OfferedLine } from "./lines.ts";
import type { StoredPick } from "./place-picks.ts";

interface Standing {
  season: ContestSeason;
  /** The contest's matches, and the member's current picks on them. */
  matches: readonly ContestMatchRow[];
  picks: readonly PickRow[];
}

const isOfGame = ({ kind }: ContestSeason, { market }: SentPick): boolean =>
  kind === "score" ? market === "SCORE" : kind === "prediction" && market !== "SCORE";

/** The match of a pick, if it can be picked now. */
function openMatch(pick: SentPick, { season, matches }: Standing, now: number): ContestMatchRow {
  const match = matches.find(({ matchId }) => matchId === pick.matchId);
  if (!match || !isOfGame(season, pick)) throw refuse("pickInvalid");
  const window = pickWindow(now, { opensAt: openHours(match.day).from, lockedAt: match.lockedAt });
  if (window !== "open") throw refuse(window === "before" ? "contestClosed" : "pickLocked");
  return match;
}

const isSame = (pick: SentPick, standing: readonly PickRow[]): boolean =>
  standing.some(
    ({ matchId, market, choice }) => matchId === pick.matchId && market === pick.market && choice === choiceOf(pick),
  );

interface FrozenPicks {
  picks: StoredPick[];
  /** Lines that differ from those that the member confirmed; the picks must not be stored unless this is empty. */
  moved: MovedLine[];
}

/** A pick with the current line and price, and these if the member confirmed others. */
function frozen(pick: SentPick, lines: readonly OfferedLine[]): { stored: StoredPick; moved?: MovedLine } {
  const { matchId, market } = pick;
  const choice = choiceOf(pick);
  if (choice === undefined) return { stored: { matchId, market } };
  if (pick.market === "SCORE" || pick.side === undefined) return { stored: { matchId, market, choice } };
  const offered = lines.find((line) => line.market === market);
  if (!offered) throw refuse("pickInvalid");
  const { line, prices } = offered;
  const price = prices[pick.side === "home" || pick.side === "over" ? 0 : 1];
  const isAsConfirmed = quartersOf(pick.line) === line && Number(pick.price) === Number(price);
  return {
    stored: { matchId, market, choice, line, price, companyId: CONTEST_COMPANY },
    ...(!isAsConfirmed && { moved: { matchId, market: pick.market, line: lineText(line), prices } }),
  };
}

/**
 * The sent picks as stored, each with the current line and price; identical stored picks are left out. Refuses all of
 * them if a match is locked, has begun or is not open, or if a line is not offered.
 */
export async function freezePicks(
  sent: readonly SentPick[],
  standing: Standing,
  context: CallContext,
): Promise<FrozenPicks> {
  const opened = sent.map((pick) => ({ pick, match: openMatch(pick, standing, context.now) }));
  const changed = opened.filter(({ pick }) => !isSame(pick, standing.picks));
  const rows = [...new Map(changed.map(({ match }) => [match.matchId, match])).values()];
  const fixtures = await getFixtures(rows, context);
  // It may have been moved forward since it was chosen.
  if ([...fixtures.values()].some(({ kickOff }) => kickOff <= context.now)) throw refuse("pickLocked");
  const needsLines = new Set(
    changed.flatMap(({ pick }) => (pick.market !== "SCORE" && pick.side !== undefined ? pick.matchId : [])),
  );
  const lines = new Map<string, OfferedLine[]>();
  for (const { matchId, lockedAt } of rows) {
    const fixture = fixtures.get(matchId);
    if (fixture && needsLines.has(matchId)) lines.set(matchId, await getLines(fixture, lockedAt, context));
  }
  const found = changed.map(({ pick }) => frozen(pick, lines.get(pick.matchId) ?? []));
  return { picks: found.map(({ stored }) => stored), moved: found.flatMap(({ moved }) => moved ?? []) };
}
