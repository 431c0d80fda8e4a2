import type * as z from "zod/mini";
import type { Replay } from "../domain/match-info.ts";
import { optional } from "./preprocess.ts";
import { EpochMs, Id, wireObject } from "./scalars.ts";
import type { WireOf } from "./wire-of.ts";

/**
 * The match that is played instead of one that was called off or abandoned; between the same teams, at the same home.
 */
const WireReplay = wireObject({ matchId: Id, kickOff: EpochMs });

export type ReplayWire = WireOf<typeof WireReplay>;

export const REPLAY = { replay: optional(WireReplay) };

export const parseReplay = ({ replay }: { replay?: z.output<typeof WireReplay> | undefined }): { replay?: Replay } =>
  replay ? { replay: { matchId: replay.matchId, kickOff: replay.kickOff } } : {};
