import * as z from "zod/mini";
import { GAME_EVENT_KINDS, type GameMoment } from "../../domain/game-events.ts";
import { parseGameTime } from "../../parse/game.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { EpochMs, Int, OptionalText, Text, wireObject } from "../../wire/scalars.ts";

export const GameQuery = z.object({ matchId: IdParam, lang: LangParam });

/** Time, score and side of a moment. */
export const MOMENT = {
  period: Int,
  /** mm:ss left. */
  clock: Text,
  homeScore: Int,
  awayScore: Int,
  at: EpochMs,
};
const WireMoment = wireObject(MOMENT);

/** An event of the game. */
export const PLAY = { ...MOMENT, kind: z.enum(GAME_EVENT_KINDS), side: OptionalText };

export const parseMoment = (moment: z.output<typeof WireMoment>): GameMoment => ({
  period: moment.period,
  left: parseGameTime(moment.clock) ?? 0,
  score: [moment.homeScore, moment.awayScore],
  at: moment.at,
});
