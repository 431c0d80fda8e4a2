import { createRandom, type Random } from "./random.ts";

/**
 * Chooses a variant of each sentence of a match in turn, beginning with a random one, and avoids those already used of
 * the same people and numbers.
 */
export class Variants<Key extends string> {
  readonly #sentences: Readonly<Record<Key, readonly string[]>>;
  readonly #random: Random;
  readonly #next = new Map<Key, number>();
  readonly #said = new Set<string>();

  /** `sentences` in any language: all languages have the same number of variants, with the same placeholders. */
  constructor(matchId: string, sentences: Readonly<Record<Key, readonly string[]>>) {
    this.#sentences = sentences;
    this.#random = createRandom(`words ${matchId}`);
  }

  /** `of` returns the variant's wording, to detect repeats; undefined if the variant does not fit. */
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
