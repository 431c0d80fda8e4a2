import type { LineKey } from "../../data/sentences/commentary/keys.ts";
import { TEXTS } from "../../data/sentences/commentary/texts.ts";
import type { VoiceKey } from "../../data/sentences/commentary/voice-keys.ts";
import { VOICES } from "../../data/sentences/commentary/voices/texts.ts";
import { createRandom, type Random } from "../../platform/random.ts";

/** Every language has as many variants of a sentence as English. */
const ALL: Readonly<Record<LineKey | VoiceKey, readonly string[]>> = { ...TEXTS.en, ...VOICES.en };

/**
 * Gives each sentence of a match one of its variants, in turn from a random one on: none that has been said of the same
 * people and numbers before.
 */
export class Variants {
  readonly #random: Random;
  readonly #next = new Map<string, number>();
  readonly #said = new Set<string>();

  constructor(matchId: string) {
    this.#random = createRandom(`words ${matchId}`);
  }

  /** `of` tells apart what the sentence is said of. */
  of(key: LineKey | VoiceKey, of: string): number {
    const { length } = ALL[key];
    const first = this.#next.get(key) ?? this.#random.integer(0, length - 1);
    const turns = Array.from({ length }, (_, turn) => (first + turn) % length);
    const variant = turns.find((one) => !this.#said.has(`${key} ${one} ${of}`)) ?? first;
    this.#said.add(`${key} ${variant} ${of}`);
    this.#next.set(key, (variant + 1) % length);
    return variant;
  }
}
