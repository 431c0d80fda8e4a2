import * as z from "zod/mini";
import type { FormMark } from "../domain/standings.ts";
import { parseTeam } from "../parse/match.ts";
import { WireTeamRef } from "./match-item.ts";
import { EpochMs, Flag, Id, Int, wireObject } from "./scalars.ts";
import type { WireOf } from "./wire-of.ts";

/** One match of a team's form, from the team's view. */
export const WireFormMark = wireObject({
  matchId: Id,
  result: z.enum(["W", "D", "L"]),
  gf: Int,
  ga: Int,
  opponent: WireTeamRef,
  matchTime: EpochMs,
  isHome: Flag,
});
export type FormMarkWire = WireOf<typeof WireFormMark>;

export const parseFormMark = (mark: z.output<typeof WireFormMark>): FormMark => ({
  matchId: mark.matchId,
  result: mark.result,
  goalsFor: mark.gf,
  goalsAgainst: mark.ga,
  opponent: parseTeam(mark.opponent),
  kickOff: mark.matchTime,
  isHome: mark.isHome,
});
