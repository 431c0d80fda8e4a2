import type { LocaleCode } from "#contract/tables/locales";
import type { PlayerRefWire } from "#contract/wire/player-ref";
import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { memberWire } from "../../matches/wire/player-wire.ts";
import type { Play } from "../../simulator/basketball/game.ts";
import type { BasketballProgress } from "../../simulator/basketball/progress.ts";
import { getProgress } from "../../simulator/basketball/progress-of-game.ts";
import type { RosterPlayer } from "../../simulator/basketball/roster.ts";
import { gameTime } from "../../simulator/basketball/wire-game.ts";
import { requestedMatch } from "../context/requested.ts";

interface RequestedGame {
  fixture: Fixture;
  /** From the tip-off on, for games simulated in detail. */
  progress?: BasketballProgress;
}

/** The basketball game with an id; refuses the call if there is none. */
export async function requestedGame(matchId: string, context: CallContext): Promise<RequestedGame> {
  const fixture = await requestedMatch(matchId, "basketball", context);
  const progress = await getProgress(fixture, context);
  const start = progress?.game.plays[0]?.at;
  return { fixture, ...(progress && start !== undefined && start <= context.now && { progress }) };
}

export const playerWire = ({ member }: RosterPlayer, locale: LocaleCode): PlayerRefWire => memberWire(member, locale);

/** Time of a play and the score after it. */
export const momentWire = ({ period, clock, at, board: { score } }: Play) => ({
  period,
  clock: gameTime(clock),
  homeScore: score[0],
  awayScore: score[1],
  at,
});
