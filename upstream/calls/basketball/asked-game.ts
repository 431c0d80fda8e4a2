import type { LocaleCode } from "#contract/tables/locales";
import type { PlayerRefWire } from "#contract/wire/player-ref";
import type { BasketballCourse } from "../../basketball/course.ts";
import { courseOf } from "../../basketball/courses.ts";
import type { Play } from "../../basketball/game.ts";
import type { RosterPlayer } from "../../basketball/roster.ts";
import { gameTime } from "../../basketball/wire-game.ts";
import type { Fixture } from "../../match.ts";
import { askedMatch } from "../asked.ts";
import type { CallContext } from "../call.ts";
import { memberWire } from "../match-centre/player-wire.ts";

export interface AskedGame {
  fixture: Fixture;
  /** From the tip-off on, of a game that is played out in detail. */
  course?: BasketballCourse;
}

/** The basketball game of an id; refuses the call where there is none. */
export async function askedGame(matchId: string, context: CallContext): Promise<AskedGame> {
  const fixture = await askedMatch(matchId, "basketball", context);
  const course = await courseOf(fixture, context);
  const start = course?.game.plays[0]?.at;
  return { fixture, ...(course && start !== undefined && start <= context.now && { course }) };
}

export const playerWire = ({ member }: RosterPlayer, locale: LocaleCode): PlayerRefWire => memberWire(member, locale);

/** When a play was, and the score behind it. */
export const momentWire = ({ period, clock, at, board: { score } }: Play) => ({
  period,
  clock: gameTime(clock),
  homeScore: score[0],
  awayScore: score[1],
  at,
});
