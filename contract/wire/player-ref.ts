import type * as z from "zod/mini";
import type { PlayerRef } from "../domain/people.ts";
import { optional } from "./preprocess.ts";
import { NullableInt, OptionalFlag, OptionalText, Text, wireObject } from "./scalars.ts";
import type { WireOf } from "./wire-of.ts";

/** `playerId` and `playerKey` are absent if the source knows only the name. */
export const PLAYER_REF = {
  playerId: OptionalText,
  playerKey: OptionalText,
  playerName: Text,
  number: NullableInt,
  nameIsFallback: OptionalFlag,
};

export const WirePlayerRef = wireObject(PLAYER_REF);
/** For an optional field. */
export const OptionalPlayerRef = optional(WirePlayerRef);

export type PlayerRefWire = WireOf<typeof WirePlayerRef>;

export const parsePlayer = (player: z.output<typeof WirePlayerRef>): PlayerRef => ({
  ...(player.playerId && { id: player.playerId }),
  ...(player.playerKey && { key: player.playerKey }),
  name: player.playerName,
  ...(player.number !== null && { number: player.number }),
  ...(player.nameIsFallback && { isFallbackName: true as const }),
});
