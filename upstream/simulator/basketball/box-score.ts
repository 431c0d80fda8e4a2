import type { BoxCounts, BoxKey, BoxTeamKey } from "#contract/domain/box-score";
import { BOX_KEYS } from "#contract/domain/box-score";
import type { Side } from "#contract/domain/match";
import { sideIndex } from "../../match/score.ts";
import { otherSide } from "../../match/sides.ts";
import { lastPlay } from "./game.ts";
import { clockAt } from "./game-state.ts";
import type { BasketballProgress, PlayWithPlayers } from "./progress.ts";
import type { RosterPlayer } from "./roster.ts";
import { elapsedAt } from "./rules.ts";

/** A player's counts. */
export interface PlayerLine extends BoxCounts {
  player: RosterPlayer;
  seconds: number;
  plusMinus: number;
  isOnCourt: boolean;
}

export interface TeamBox extends Record<BoxTeamKey, number> {
  lines: PlayerLine[];
}

export type Box = Record<Side, TeamBox>;

const SIDES = ["home", "away"] as const;
const noCounts = (): BoxCounts => Object.fromEntries(BOX_KEYS.map((key) => [key, 0])) as BoxCounts;

function emptyTeam(roster: readonly RosterPlayer[], hasBegun: boolean): TeamBox {
  return {
    lines: roster.map((player) => ({
      player,
      seconds: 0,
      plusMinus: 0,
      isOnCourt: hasBegun && player.isStarter,
      ...noCounts(),
    })),
    pointsInPaint: 0,
    fastBreakPoints: 0,
    secondChancePoints: 0,
    pointsOffTurnovers: 0,
    benchPoints: 0,
    biggestLead: 0,
    timesTied: 0,
    leadChanges: 0,
  };
}

/** The box score at an instant (milliseconds), optionally of one period; playing time always covers the whole game. */
export function boxAt(progress: BasketballProgress, instant: number, period?: number): Box {
  const { game, rosters, plays } = progress;
  const last = lastPlay(game.plays, instant);
  const count = new Count({ home: emptyTeam(rosters.home, last >= 0), away: emptyTeam(rosters.away, last >= 0) });
  for (let index = 0; index <= last; index++) {
    const one = plays[index]!;
    count.time(elapsedAt(one.play.period, one.play.clock, game.rules));
    count.play(one, period === undefined || one.play.period === period);
  }
  if (last >= 0) count.time(elapsedAt(game.plays[last]!.period, clockAt(game, last, instant).left, game.rules));
  return count.box;
}

class Count {
  readonly box: Box;
  readonly #lines = new Map<string, PlayerLine>();
  #elapsed = 0;
  /** The side that was last in the lead. */
  #leader: Side | undefined;

  constructor(box: Box) {
    this.box = box;
    for (const side of SIDES) for (const line of box[side].lines) this.#lines.set(line.player.id, line);
  }

  time(elapsed: number): void {
    const seconds = elapsed - this.#elapsed;
    this.#elapsed = elapsed;
    if (seconds === 0) return;
    for (const side of SIDES) {
      for (const line of this.box[side].lines) if (line.isOnCourt) line.seconds += seconds;
    }
  }

  play(one: PlayWithPlayers, isCounted: boolean): void {
    if (isCounted) this.#count(one);
    for (const { out, in: on } of one.changes) {
      this.#of(out).isOnCourt = false;
      this.#of(on).isOnCourt = true;
    }
  }

  #of(player: RosterPlayer): PlayerLine {
    return this.#lines.get(player.id)!;
  }

  #add(player: RosterPlayer | undefined, ...keys: BoxKey[]): void {
    if (player) for (const key of keys) this.#of(player)[key] += 1;
  }

  #count(one: PlayWithPlayers): void {
    const { play, player } = one;
    switch (play.kind) {
      case "shot":
        this.#add(player, "fga", ...(play.points === 3 ? (["tpa"] as const) : []));
        this.#add(one.block, "blk");
        if (play.isMade) {
          this.#add(player, "fgm", ...(play.points === 3 ? (["tpm"] as const) : []));
          this.#add(one.assist, "ast");
          this.#score(one, play.points ?? 2);
        }
        break;
      case "free_throw":
        this.#add(player, "fta");
        if (play.isMade) {
          this.#add(player, "ftm");
          this.#score(one, 1);
        }
        break;
      case "rebound":
        this.#add(player, "reb", play.isOffensive ? "oreb" : "dreb");
        break;
      case "turnover":
        this.#add(player, "tov");
        this.#add(one.steal, "stl");
        break;
      case "foul":
        this.#add(player, "pf", ...(play.foul === "offensive" ? (["tov"] as const) : []));
        break;
    }
  }

  #score(one: PlayWithPlayers, points: number): void {
    const { side, board } = one.play;
    if (!side || !one.player) return;
    const team = this.box[side];
    this.#of(one.player).pts += points;
    for (const line of team.lines) if (line.isOnCourt) line.plusMinus += points;
    for (const line of this.box[otherSide(side)].lines) if (line.isOnCourt) line.plusMinus -= points;
    if (one.play.kind === "shot" && one.spot?.isInPaint) team.pointsInPaint += points;
    if (one.isFastBreak) team.fastBreakPoints += points;
    if (one.isSecondChance) team.secondChancePoints += points;
    if (one.isOffTurnover) team.pointsOffTurnovers += points;
    if (!one.player.isStarter) team.benchPoints += points;
    this.#lead(side, board.score[sideIndex(side)] - board.score[1 - sideIndex(side)]!);
  }

  /** `lead` of the side that has just scored. */
  #lead(side: Side, lead: number): void {
    if (lead === 0) for (const one of SIDES) this.box[one].timesTied += 1;
    if (lead <= 0) return;
    this.box[side].biggestLead = Math.max(this.box[side].biggestLead, lead);
    if (this.#leader && this.#leader !== side) for (const one of SIDES) this.box[one].leadChanges += 1;
    this.#leader = side;
  }
}

/**
 * Whether a player took part: a substitute for two free throws has no seconds, but fouls, points or a plus-minus that
 * belongs to the team's sum.
 */
export const hasPlayed = (
  line: Pick<PlayerLine, "seconds" | "plusMinus" | BoxKey> & { isOnCourt?: boolean },
): boolean =>
  line.seconds > 0 || line.isOnCourt === true || line.plusMinus !== 0 || BOX_KEYS.some((key) => line[key] > 0);

/** The sums of the lines. */
export function totalsOf({ lines }: TeamBox): BoxCounts & { seconds: number } {
  const totals = { ...noCounts(), seconds: 0 };
  for (const line of lines) {
    totals.seconds += line.seconds;
    for (const key of BOX_KEYS) totals[key] += line[key];
  }
  return totals;
}

/** The NBA's efficiency: positive counts less misses and turnovers. */
export const efficiencyOf = (line: BoxCounts): number =>
  line.pts + line.reb + line.ast + line.stl + line.blk - (line.fga - line.fgm) - (line.fta - line.ftm) - line.tov;
