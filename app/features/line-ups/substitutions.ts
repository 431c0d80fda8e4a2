import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Side } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import type { PlayerRef } from "#contract/domain/people";

export interface CameOn {
  player: LineUpPlayer;
  /** 67, 45+2. */
  minute: string;
  /** The player they replaced; absent if not reported. */
  instead?: PlayerRef;
  /** The replaced player was injured. */
  isForInjured?: true;
}

export interface Substitutions {
  /** In chronological order. */
  cameOn: CameOn[];
  unused: LineUpPlayer[];
  /** When a player was substituted; undefined for players who were not, including those sent off. */
  minuteOff(player: LineUpPlayer): string | undefined;
}

const isSame = (one: PlayerRef | undefined, other: PlayerRef): boolean =>
  one !== undefined && (one.id && other.id ? one.id === other.id : one.name === other.name);

const minuteOf = ({ minute, addedMinute }: Pick<MatchEvent, "minute" | "addedMinute">): string =>
  addedMinute ? `${minute}+${addedMinute}` : `${minute}`;

/**
 * Who came on for whom. Line-ups have the minute; the match's events add the replaced player, stoppage time and reason.
 * Without events (a fault, or a source without them) the minutes remain.
 */
export function substitutionsOf(
  { bench }: Pick<TeamLineUp, "bench">,
  side: Side,
  events: readonly MatchEvent[],
): Substitutions {
  const changes = events.filter((event) => event.type === "SUBST" && event.side === side);
  const entered = bench.flatMap((player) => {
    const change = changes.find(({ playerIn }) => isSame(playerIn, player));
    if (!change && player.inMinute === undefined) return [];
    const minute = change ? minuteOf(change) : `${player.inMinute}`;
    const entry: CameOn = {
      player,
      minute,
      ...(change?.playerOut && { instead: change.playerOut }),
      ...(change?.reason === "injury" && { isForInjured: true as const }),
    };
    return [{ entry, at: change ? change.minute + (change.addedMinute ?? 0) / 100 : (player.inMinute ?? 0) }];
  });
  const cameOn = entered.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
  return {
    cameOn,
    unused: bench.filter((player) => !cameOn.some((one) => one.player === player)),
    minuteOff: (player) => {
      const change = changes.find(({ playerOut }) => isSame(playerOut, player));
      if (change) return minuteOf(change);
      return player.outMinute === undefined || player.red > 0 ? undefined : `${player.outMinute}`;
    },
  };
}

/** A side whose positions are known. */
export interface SideOnPitch {
  name: string;
  team: TeamLineUp;
  /** The starters by line, goalkeeper first. */
  lines: readonly (readonly LineUpPlayer[])[];
  substitutions: Substitutions;
}
