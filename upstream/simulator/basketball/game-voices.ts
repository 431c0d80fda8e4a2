import type { Side } from "#contract/domain/match";
import type { GameVoiceKey } from "../../data/sentences/play-by-play/voice-keys.ts";
import type { Play } from "./game.ts";
import type { PlayWithPlayers } from "./progress.ts";
import type { RosterPlayer } from "./roster.ts";

/** What a basket means for the game, as a second sentence. */
export interface GameVoice {
  key: GameVoiceKey;
  side: Side;
  count?: number;
  /** How often the game has said this before. */
  before: number;
}

const LEAST_RUN = 8;
const RUN_STEP = 4;
const LEAST_POINTS = 20;
const POINTS_STEP = 10;
/** Seconds left in a period. */
const BUZZER = 1;

/** Whether a count has come to `least` or a further `step` with the last points. */
const reaches = (count: number, worth: number, least: number, step: number): boolean =>
  count >= least && Math.floor((count - least) / step) > Math.floor((count - worth - least) / step);

const worthOf = ({ kind, points }: Play): number => (kind === "free_throw" ? 1 : (points ?? 2));

/**
 * For the few baskets that call for it: a buzzer shot, a change of lead or a level score in the last period, a long run,
 * a player's round number of points.
 */
export function gameVoices(plays: readonly PlayWithPlayers[], periods: number): ReadonlyMap<Play, GameVoice> {
  const voices = new Map<Play, GameVoice>();
  const said = new Map<GameVoiceKey, number>();
  const pointsOf = new Map<RosterPlayer, number>();
  let run: { side: Side; points: number } | undefined;
  let leader = 0;
  let wasLevel = true;

  for (const { play, player } of plays) {
    const { side, isMade, kind, board } = play;
    if (!side || !isMade) continue;
    const worth = worthOf(play);
    run = run?.side === side ? { side, points: run.points + worth } : { side, points: worth };
    const points = player ? (pointsOf.get(player) ?? 0) + worth : 0;
    if (player) pointsOf.set(player, points);
    const ahead = Math.sign(board.score[0] - board.score[1]);
    const isLast = play.period >= periods;
    const found: Pick<GameVoice, "key" | "count"> | undefined =
      kind === "shot" && play.clock <= BUZZER
        ? { key: "voiceBuzzer" }
        : isLast && ahead !== 0 && ahead === -leader
          ? { key: "voiceLead" }
          : isLast && ahead === 0 && !wasLevel
            ? { key: "voiceTied" }
            : reaches(run.points, worth, LEAST_RUN, RUN_STEP)
              ? { key: "voiceRun", count: run.points }
              : reaches(points, worth, LEAST_POINTS, POINTS_STEP)
                ? { key: "voicePoints", count: points }
                : undefined;
    wasLevel = ahead === 0;
    if (ahead !== 0) leader = ahead;
    if (!found) continue;
    const before = said.get(found.key) ?? 0;
    said.set(found.key, before + 1);
    voices.set(play, { ...found, side, before });
  }
  return voices;
}
