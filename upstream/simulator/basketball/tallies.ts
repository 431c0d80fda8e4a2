import type { Side } from "#contract/domain/match";
import type { Play } from "./game.ts";
import type { PlayWithPlayers } from "./progress.ts";
import type { RosterPlayer } from "./roster.ts";
import { elapsedAt, type GameRules } from "./rules.ts";

/** What is counted of a player, and of a side its time-outs. */
export type Tally =
  | "points"
  | "twos made"
  | "twos tried"
  | "threes made"
  | "threes tried"
  | "free throws made"
  | "free throws tried"
  | "rebounds"
  | "assists"
  | "steals"
  | "blocks"
  | "turnovers"
  | "fouls"
  | "timeouts";

/** Numbers that make a line its own, as they stand after it. */
export interface Facts {
  /** The player's. */
  points?: number;
  /** The player's shots of this kind. */
  made?: number;
  tried?: number;
  /**
   * What the line counts: rebounds, fouls or turnovers of the player, the other's assists, steals or blocks, time-outs.
   */
  count?: number;
  /** Full minutes that the other has played. */
  minutes?: number;
}

export const worthOf = ({ kind, points }: Play): number => (kind === "free_throw" ? 1 : (points ?? 2));

const shotsOf = ({ kind, points }: Play): "twos" | "threes" | "free throws" =>
  kind === "free_throw" ? "free throws" : points === 3 ? "threes" : "twos";

/** Counts of a game so far, from its plays in order. */
export class Tallies {
  readonly #counts = new Map<string, number>();
  /** Seconds played before, and since when they have been on court. */
  readonly #times = new Map<RosterPlayer, { seconds: number; since: number }>();
  readonly #rules: GameRules;

  constructor(rules: GameRules) {
    this.#rules = rules;
  }

  of = (who: RosterPlayer | Side, what: Tally): number => this.#counts.get(keyOf(who, what)) ?? 0;

  #add(who: RosterPlayer | Side, what: Tally, by = 1): number {
    const count = this.of(who, what) + by;
    this.#counts.set(keyOf(who, what), count);
    return count;
  }

  #shot({ play, player, assist, block }: PlayWithPlayers): Facts {
    if (!player) return {};
    const shots = shotsOf(play);
    const points = this.#add(player, "points", play.isMade ? worthOf(play) : 0);
    const made = this.#add(player, `${shots} made`, play.isMade ? 1 : 0);
    const tried = this.#add(player, `${shots} tried`);
    const count = assist ? this.#add(assist, "assists") : block && this.#add(block, "blocks");
    return { points, made, tried, ...(count && { count }) };
  }

  play(one: PlayWithPlayers): Facts {
    const { play, player, steal } = one;
    switch (play.kind) {
      case "shot":
      case "free_throw":
        return this.#shot(one);
      case "rebound":
        return player ? { count: this.#add(player, "rebounds") } : {};
      case "turnover": {
        const lost = player ? this.#add(player, "turnovers") : 0;
        return { count: steal ? this.#add(steal, "steals") : lost };
      }
      case "foul":
        return player ? { count: this.#add(player, "fouls") } : {};
      case "timeout":
        return play.side ? { count: this.#add(play.side, "timeouts") } : {};
      default:
        return {};
    }
  }

  /** A substitution after a play. */
  change(play: Play, { in: on, out }: PlayWithPlayers["changes"][number]): Facts {
    const now = elapsedAt(play.period, play.clock, this.#rules);
    const { seconds, since } = this.#times.get(out) ?? { seconds: 0, since: 0 };
    this.#times.set(out, { seconds: seconds + now - since, since: now });
    this.#times.set(on, { seconds: this.#times.get(on)?.seconds ?? 0, since: now });
    return { points: this.of(out, "points"), minutes: Math.floor((seconds + now - since) / 60) };
  }
}

const keyOf = (who: RosterPlayer | Side, what: Tally): string => `${typeof who === "string" ? who : who.id} ${what}`;
