import { DAY } from "#contract/time/units";
import type { Round } from "./round-label.ts";

interface MatchIdentity {
  competitionId: string;
  season: string;
  round: Round;
  homeId: string;
  awayId: string;
  /** Distinguishes matches if the source gives no round. */
  kickOff: number;
  /** Set if these sides meet in this order once a season, so that neither round nor day is needed. */
  isOnlyOne?: boolean;
}

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;
const DIGITS = 10n ** 12n;

/**
 * A match's identity: competition, season, round and both sides. The day is not part of it, so a match that moves keeps
 * its id and address.
 */
function identityText({ competitionId, season, round, homeId, awayId, kickOff, isOnlyOne }: MatchIdentity): string {
  if (isOnlyOne) return [competitionId, season, round.stage, "", "", homeId, awayId].join("|");
  const isWithoutRound = round.stage === "regular" && round.matchday === undefined;
  const matchday = round.stage === "regular" || round.stage === "league_phase" ? (round.matchday ?? "") : "";
  const day = isWithoutRound ? Math.floor(kickOff / DAY) : "";
  const game = round.game === undefined ? [] : [`game ${round.game}`];
  // Rounds of a split season are numbered from one again.
  const part = round.part === undefined ? [] : [round.part];
  return [competitionId, season, round.stage, matchday, day, homeId, awayId, ...game, ...part].join("|");
}

/** A decimal text of 13 digits that begins with 2: FNV-1a of the identity. The engine's ids begin with 1. */
export function matchId(identity: MatchIdentity): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(identityText(identity)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  return `2${(hash % DIGITS).toString().padStart(12, "0")}`;
}
