import { createRandom, type Random } from "./random.ts";

/**
 * Gives each sentence of a match one of its variants, in turn from a random one on: none that has been said of the same
 * people and numbers before.
 */
export class Variants<Key extends string> {
  readonly #sentences: Readonly<Record<Key, readonly string[]>>;
  readonly #random: Random;
  readonly #next = new Map<Key, number>();
  readonly #said = new Set<string>();

  /** `sentences` of any language: each has as many variants of a sentence as the others, with the same places. */
  constructor(matchId: string, sentences: Readonly<Record<Key, readonly string[]>>) {
    this.#sentences = sentences;
    this.#random = createRandom(`words ${matchId}`);
  }

  /** `of` tells apart what a variant says, undefined if that variant cannot be said. */
  of(key: Key, of: (variant: string) => string | undefined): number {
    const variants = this.#sentences[key];
    const { length } = variants;
    const first = this.#next.get(key) ?? this.#random.integer(0, length - 1);
    const turns = Array.from({ length }, (_, turn) => (first + turn) % length);
    const lineOf = (one: number): string | undefined => {
      const what = of(variants[one]!);
      return what === undefined ? undefined : `${key} ${one} ${what}`;
    };
    const isNew = (one: number): boolean => {
      const line = lineOf(one);
      return line !== undefined && !this.#said.has(line);
    };
    const variant = turns.find(isNew) ?? first;
    this.#said.add(lineOf(variant) ?? "");
    this.#next.set(key, (variant + 1) % length);
    return variant;
  }
}
