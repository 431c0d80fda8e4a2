import type { Pair, Side } from "#contract/domain/match";
import type { GameVoiceKey } from "../../data/sentences/play-by-play/voice-keys.ts";
import { minus, sideAhead, sideIndex } from "../../match/score.ts";
import { otherSide } from "../../match/sides.ts";
import type { Play } from "./game.ts";
import type { PlayWithPlayers } from "./progress.ts";
import type { RosterPlayer } from "./roster.ts";
import { elapsedAt, type GameRules } from "./rules.ts";
import { type Tallies, worthOf } from "./tallies.ts";

/** What a line means for the game, as a second sentence. */
export interface GameVoice {
  key: GameVoiceKey;
  /** Whose it is. */
  side?: Side;
  player?: RosterPlayer;
  count?: number;
  points?: number;
  /** Of the period. */
  part?: Pair;
}

const LEAST_RUN = 8;
const RUN_STEP = 4;
const LEAST_POINTS = 20;
const POINTS_STEP = 10;
const LEAST_THREES = 4;
const LEAST_LEAD = 10;
const LEAD_STEP = 5;
/** Points behind from which a side that is level again has come back. */
const COMEBACK = 12;
/** Points behind in the last period, and how near a side then has to come. */
const FAR = 8;
const NEAR = 3;
/** Seconds without a point. */
const DROUGHT = 180;
/** Seconds left in a period. */
const BUZZER = 1;
const LAST_SECONDS = 30;
const CLOSE = 5;
const DOUBLE = 10;
/** Unanswered points that call for a time-out. */
const STOPPED_RUN = 6;

/** Whether a count has come to `least` or a further `step` with the last points. */
const reaches = (count: number, worth: number, least: number, step: number): boolean =>
  count >= least && Math.floor((count - least) / step) > Math.floor((count - worth - least) / step);

/** A basket as it changes the game. */
interface Basket {
  play: Play;
  side: Side;
  worth: number;
  /** Points ahead before and after it. */
  before: number;
  gap: number;
  elapsed: number;
}

/** A game as far as its plays have told it; each call adds one play. */
export class GameVoices {
  readonly #rules: GameRules;
  readonly #tallies: Tallies;
  #run: { side: Side; points: number } | undefined;
  /** The score when the period began. */
  #begun: Pair = [0, 0];
  /** The most points that the side behind has been behind since it was last level or ahead. */
  #behind = 0;
  #mostAhead: Record<Side, number> = { home: 0, away: 0 };
  #scoredAt: Record<Side, number> = { home: 0, away: 0 };
  #last: Side | undefined;
  readonly #doubles = new Set<RosterPlayer>();

  /** `tallies` have counted each play before it is told here. */
  constructor(rules: GameRules, tallies: Tallies) {
    this.#rules = rules;
    this.#tallies = tallies;
  }

  next(one: PlayWithPlayers): GameVoice | undefined {
    const { play, player } = one;
    if (play.isMade && play.side) return this.#basket(one, play.side);
    if (play.kind === "period_start") this.#begun = play.board.score;
    if (play.kind === "period_end") return this.#ofPeriod(play);
    if (play.kind === "timeout") return this.#ofTimeout(play);
    if (!player) return undefined;
    if (play.kind === "rebound") return this.#ofDouble(player);
    if (play.kind === "foul" && this.#tallies.of(player, "fouls") === this.#rules.foulsOut - 1)
      return { key: "voiceFoulTrouble", player, count: this.#rules.foulsOut - 1 };
    return undefined;
  }

  #basket(one: PlayWithPlayers, side: Side): GameVoice | undefined {
    const { play, player, assist } = one;
    const worth = worthOf(play);
    const gap = gapOf(play.board.score, side);
    const elapsed = elapsedAt(play.period, play.clock, this.#rules);
    const basket = { play, side, worth, before: gap - worth, gap, elapsed };
    const isFirst = this.#run === undefined;
    this.#run = this.#run?.side === side ? { side, points: this.#run.points + worth } : { side, points: worth };
    const voice =
      this.#ofScore(basket) ??
      (player && this.#ofDouble(player)) ??
      (assist && this.#ofDouble(assist)) ??
      (player && this.#ofPlayer(player, worth, play)) ??
      this.#ofSide(basket) ??
      (isFirst ? { key: "voiceFirst" as const, side } : undefined);
    this.#follow(basket);
    return voice;
  }

  /** What the basket does to the score, above all late in the game. */
  #ofScore({ play, side, gap, before }: Basket): GameVoice | undefined {
    const isLast = play.period >= this.#rules.periods;
    const isLead = gap > 0 && before <= 0 && this.#last === otherSide(side);
    if (play.kind === "shot" && play.clock <= BUZZER) return { key: "voiceBuzzer", side };
    if (isLast && play.clock > 0 && play.clock <= LAST_SECONDS && gap > 0 && before <= 0)
      return { key: "voiceGoAhead", side, count: Math.ceil(play.clock) };
    if (gap >= 0 && before < 0 && this.#behind >= COMEBACK) return { key: "voiceComeback", side, count: this.#behind };
    if (!isLast) return undefined;
    if (isLead) return { key: "voiceLead", side };
    if (gap === 0 && before < 0) return { key: "voiceTied", side };
    if (gap < 0 && -gap <= NEAR && -before > NEAR && this.#behind >= FAR)
      return { key: "voiceWithin", side, count: -gap };
    return undefined;
  }

  #ofPlayer(player: RosterPlayer, worth: number, { points }: Play): GameVoice | undefined {
    const count = this.#tallies.of(player, "points");
    if (reaches(count, worth, LEAST_POINTS, POINTS_STEP)) return { key: "voicePoints", player, count };
    const threes = this.#tallies.of(player, "threes made");
    return points === 3 && threes >= LEAST_THREES ? { key: "voiceThrees", player, count: threes } : undefined;
  }

  #ofSide({ side, worth, gap, elapsed }: Basket): GameVoice | undefined {
    const run = this.#run?.points ?? 0;
    if (reaches(run, worth, LEAST_RUN, RUN_STEP)) return { key: "voiceRun", side, count: run };
    const most = this.#mostAhead[side];
    if (gap > most && reaches(gap, gap - most, LEAST_LEAD, LEAD_STEP)) return { key: "voiceLargest", side, count: gap };
    const dry = elapsed - this.#scoredAt[side];
    return dry >= DROUGHT ? { key: "voiceDrought", side, count: Math.floor(dry / 60) } : undefined;
  }

  /** A double-double, once. */
  #ofDouble(player: RosterPlayer): GameVoice | undefined {
    const { of } = this.#tallies;
    const points = of(player, "points");
    if (points < DOUBLE || this.#doubles.has(player)) return undefined;
    const [rebounds, assists] = [of(player, "rebounds"), of(player, "assists")];
    if (Math.max(rebounds, assists) < DOUBLE) return undefined;
    this.#doubles.add(player);
    return rebounds >= DOUBLE
      ? { key: "voiceDoubleRebounds", player, points, count: rebounds }
      : { key: "voiceDoubleAssists", player, points, count: assists };
  }

  #follow({ side, before, gap, elapsed }: Basket): void {
    this.#behind = before < 0 && gap >= 0 ? gap : Math.max(this.#behind, Math.abs(gap));
    if (gap > 0) this.#last = side;
    this.#mostAhead[side] = Math.max(this.#mostAhead[side], gap);
    this.#scoredAt[side] = elapsed;
  }

  #ofTimeout({ side }: Play): GameVoice | undefined {
    if (!side || this.#run?.side !== otherSide(side) || this.#run.points < STOPPED_RUN) return undefined;
    return { key: "voiceStop", side: this.#run.side, count: this.#run.points };
  }

  #ofPeriod({ period, board: { score } }: Play): GameVoice | undefined {
    const { periods } = this.#rules;
    const side = sideAhead(score);
    if (period >= periods) {
      if (!side) return { key: "voiceOvertime" };
      const margin = gapOf(score, side);
      return margin <= CLOSE ? { key: "voiceClose", side, count: margin } : { key: "voiceWon", side, count: margin };
    }
    if (period === periods / 2)
      return side ? { key: "voiceHalf", side, count: gapOf(score, side) } : { key: "voiceHalfLevel" };
    const part = minus(score, this.#begun);
    const winner = sideAhead(part);
    return winner ? { key: "voiceQuarter", side: winner, part } : { key: "voiceQuarterLevel" };
  }
}

const gapOf = (score: Pair, side: Side): number => score[sideIndex(side)] - score[sideIndex(otherSide(side))];
