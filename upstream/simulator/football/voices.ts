import type { Pair, Side } from "#contract/domain/match";
import type { VoiceKey } from "../../data/sentences/commentary/voice-keys.ts";
import { sideAhead, sideIndex } from "../../match/score.ts";
import { otherSide } from "../../match/sides.ts";
import type { Draft, Named } from "./lines.ts";

/** What a line means for the match so far, as a second sentence. */
export interface Voice {
  key: VoiceKey;
  /** Whose it is, if not the line's own. */
  side?: Side;
  count?: number;
}

type Timed = Omit<Draft, "isOutside"> & { minute?: number | undefined };

const EARLY = 5;
const LATE = 85;
const HOPE_FROM = 60;
const CHASE_FROM = 70;
const LAST_CHANCE = 88;
const LONG_BEFORE = 65;
/** The first of a keeper's saves, and of a match's cards, that is counted; then every other. */
const COUNTED_SAVES = 3;
const COUNTED_CARDS = 5;
const MOST_LAST_CHANCES = 2;

const idOf = ({ side, man }: Named): string => `${side} ${man}`;

/** A match as far as its lines have said it; each call adds one line. */
export class Voices {
  #score: Pair = [0, 0];
  /** Scorers of standing goals, oldest first. */
  readonly #scorers: { side: Side; id: string }[] = [];
  readonly #counts = new Map<string, number>();

  #count(what: string): number {
    const count = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, count);
    return count;
  }

  #gapOf = (side: Side): number => this.#score[sideIndex(side)] - this.#score[sideIndex(otherSide(side))];

  /** A review took the last goal of a side away. */
  #cancel(side: Side): void {
    const index = this.#scorers.findLastIndex((scorer) => scorer.side === side);
    if (index >= 0) this.#scorers.splice(index, 1);
    const [home, away] = this.#score;
    this.#score = side === "home" ? [home - 1, away] : [home, away - 1];
  }

  #ofGoal({ key, player, score, minute = 0 }: Timed, side: Side): Voice | undefined {
    this.#score = score ?? this.#score;
    const id = player && key !== "goalOwn" ? idOf(player) : "";
    this.#scorers.push({ side, id });
    const own = id === "" ? 0 : this.#scorers.filter((scorer) => scorer.id === id).length;
    const gap = this.#gapOf(side);
    if (own === 3) return { key: "voiceHatTrick" };
    if (minute >= LATE && gap === 1) return { key: "voiceLate" };
    if (minute >= LATE && gap === 0) return { key: "voiceLevelLate" };
    if (own === 2) return { key: "voiceBrace" };
    if (gap === 0) return { key: "voiceLevel" };
    if (gap === 1 && this.#scorers.length > 1) return { key: "voiceAhead" };
    if (gap === 1) return minute <= EARLY ? { key: "voiceEarly" } : undefined;
    if (gap === -1) return minute >= HOPE_FROM ? { key: "voiceHope" } : undefined;
    if (gap < 0) return { key: "voiceConsolation" };
    return { key: gap === 2 ? "voiceCushion" : "voiceDecided" };
  }

  #ofShot({ key, other, minute = 0 }: Timed, side: Side): Voice | undefined {
    const isSave = key.startsWith("saved") && other !== undefined;
    const saves = isSave ? this.#count(`saves ${idOf(other)}`) : 0;
    if (key === "post" && this.#count(`posts ${side}`) > 1) return { key: "voicePostAgain" };
    if (saves >= COUNTED_SAVES && saves % 2 === 1) return { key: "voiceSaves", count: saves };
    const gap = this.#gapOf(side);
    if (minute < LAST_CHANCE || gap > 0 || gap < -1) return undefined;
    return this.#count("last chances") <= MOST_LAST_CHANCES ? { key: "voiceLastChance" } : undefined;
  }

  #ofCard({ key, minute = 0 }: Timed): Voice | undefined {
    if (key === "red" || key === "secondYellow")
      return { key: minute < LONG_BEFORE ? "voiceTenMenLong" : "voiceTenMenLate" };
    const count = this.#count("yellow cards");
    return count >= COUNTED_CARDS && count % 2 === 1 ? { key: "voiceBookings", count } : undefined;
  }

  #ofWhistle({ key }: Timed): Voice | undefined {
    const ahead = sideAhead(this.#score);
    const gap = Math.abs(this.#score[0] - this.#score[1]);
    if (key === "halfTime") {
      if (ahead) return { key: "voiceHalfLead", side: ahead };
      return { key: this.#score[0] === 0 ? "voiceHalfGoalless" : "voiceHalfLevel" };
    }
    if (key !== "fullTime" && key !== "afterExtra") return undefined;
    if (!ahead) return { key: "voiceFullDraw" };
    if (gap === 1) return { key: "voiceFullNarrow", side: ahead };
    return gap >= 3 ? { key: "voiceFullWide", side: ahead } : undefined;
  }

  #ofChange({ minute = 0 }: Timed, side: Side): Voice | undefined {
    if (minute < CHASE_FROM || this.#gapOf(side) >= 0) return undefined;
    return this.#count(`chase ${side}`) === 1 ? { key: "voiceFresh" } : undefined;
  }

  next(line: Timed): Voice | undefined {
    const { key, kind, side } = line;
    if (kind === "PERIOD") return this.#ofWhistle(line);
    if (side === undefined) return undefined;
    if (key === "varOffside" || key === "varFoul") this.#cancel(side);
    if (key.startsWith("goal")) return this.#ofGoal(line, side);
    if (kind === "SHOT" && !key.startsWith("kick") && !key.startsWith("penalty")) return this.#ofShot(line, side);
    if (kind === "CARD") return this.#ofCard(line);
    return kind === "SUBST" ? this.#ofChange(line, side) : undefined;
  }
}
