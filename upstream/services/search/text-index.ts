import { countLeading } from "../../platform/count-leading.ts";
import { createMistakes } from "./mistakes.ts";

/** Levels of fit, best first. */
export const LEVELS = { exact: 0, prefix: 1, wordPrefix: 2, inside: 3, mistake: 4, twoMistakes: 5 } as const;

/** More words than any name has; a longer text is found as a whole or not at all. */
const MOST_WORDS = 10;

/** An index of entries by their spellings. Entries are identified by their position in the list. */
interface TextIndex {
  /**
   * The entries that fit a folded text, with their best level. Mistakes are only considered if fewer than `enough` fit
   * without one, and two only if nothing fits with one.
   */
  find(text: string, enough: number): Map<number, number>;
}

interface Parts {
  /** Folded spellings; each with its entry's position in `owners`. */
  forms: readonly string[];
  owners: readonly number[];
}

function toParts(entries: readonly (readonly string[])[]): Parts {
  const forms: string[] = [];
  const owners: number[] = [];
  for (const [entry, spellings] of entries.entries()) {
    for (const form of new Set(spellings)) {
      if (form === "") continue;
      forms.push(form);
      owners.push(entry);
    }
  }
  return { forms, owners };
}

/** Strings joined into one text, so that a search runs at native speed. */
class JoinedText {
  private readonly text: string;
  private readonly starts: readonly number[];

  constructor(readonly parts: readonly string[]) {
    const starts: number[] = [];
    let length = 0;
    for (const part of parts) {
      starts.push(length + 2);
      length += part.length + 2;
    }
    this.starts = starts;
    // A space before the first word too, so that every word is found as " word".
    this.text = parts.map((part) => `\n ${part}`).join("");
  }

  /** Calls back once per part that contains the text, with its first position in the part. */
  each(text: string, found: (part: number, at: number) => void): void {
    let at = this.text.indexOf(text);
    while (at !== -1) {
      // The last character is always within the part; the first may be the mark before it.
      const part = this.partAt(at + text.length - 1);
      found(part, at - this.starts[part]!);
      const next = this.starts[part + 1];
      at = next === undefined ? -1 : this.text.indexOf(text, next - 2);
    }
  }

  private partAt(position: number): number {
    return countLeading(this.starts.length, (part) => this.starts[part]! <= position) - 1;
  }
}

/** The intersection of all sets. */
function inAll(sets: readonly ReadonlySet<number>[]): number[] {
  const [fewest, ...others] = sets.toSorted((a, b) => a.size - b.size);
  return [...(fewest ?? [])].filter((one) => others.every((set) => set.has(one)));
}

/** A single Han character is a word; any other single character is inside nearly every name. */
const isFoundInside = (text: string): boolean => text.length > 1 || /\p{Script=Han}/u.test(text);

export function createTextIndex(entries: readonly (readonly string[])[]): TextIndex {
  const { forms, owners } = toParts(entries);
  const joined = new JoinedText(forms);
  const formsOfWord = new Map<string, number[]>();
  for (const [form, text] of forms.entries()) {
    for (const word of new Set([...text.split(" "), text])) {
      const others = formsOfWord.get(word);
      if (others) others.push(form);
      else formsOfWord.set(word, [form]);
    }
  }
  const words = [...formsOfWord.keys()];
  const joinedWords = new JoinedText(words);
  const mistakes = createMistakes(words);

  const formsOf = (found: readonly string[]): Set<number> => new Set(found.flatMap((word) => formsOfWord.get(word)!));

  const startingWith = (token: string): Set<number> => {
    const found: string[] = [];
    joinedWords.each(`\n ${token}`, (word) => found.push(words[word]!));
    return formsOf(found);
  };
  const mistakenFor = (token: string): Set<number> => formsOf(mistakes.one(token));

  /** Forms with two mistakes in one word, or one in each of two; the other words begin as they should. */
  function twiceMistaken(tokens: readonly string[], sets: readonly ReadonlySet<number>[]): Set<number> {
    const found = new Set<number>();
    const once = tokens.map(mistakenFor);
    const others = (...places: readonly number[]) => sets.filter((_, place) => !places.includes(place));
    for (const [place, token] of tokens.entries()) {
      for (const form of inAll([...others(place), formsOf(mistakes.two(token))])) found.add(form);
      for (let second = place + 1; second < tokens.length; second += 1)
        for (const form of inAll([...others(place, second), once[place]!, once[second]!])) found.add(form);
    }
    return found;
  }

  return {
    find(text, enough) {
      const levels = new Map<number, number>();
      const add = (form: number, level: number) => {
        const entry = owners[form]!;
        const known = levels.get(entry);
        if (known === undefined || level < known) levels.set(entry, level);
      };
      if (text === "") return levels;
      joined.each(` ${text}`, (form, at) => {
        const isWhole = forms[form] === text;
        add(form, isWhole ? LEVELS.exact : at === -1 ? LEVELS.prefix : LEVELS.wordPrefix);
      });
      if (isFoundInside(text)) joined.each(text, (form) => add(form, LEVELS.inside));
      const tokens = [...new Set(text.split(" "))];
      if (tokens.length > MOST_WORDS) return levels;
      const sets = tokens.map(startingWith);
      for (const form of inAll(sets)) add(form, LEVELS.inside);
      if (levels.size >= enough) return levels;
      for (const form of mistakenFor(text)) add(form, LEVELS.mistake);
      const unknown = sets.flatMap(({ size }, index) => (size === 0 ? [index] : []));
      if (unknown.length <= 1)
        for (const mistaken of unknown.length === 1 ? unknown : sets.keys()) {
          const others = sets.filter((_, index) => index !== mistaken);
          for (const form of inAll([...others, mistakenFor(tokens[mistaken]!)])) add(form, LEVELS.mistake);
        }
      if (levels.size > 0) return levels;
      for (const form of formsOf(mistakes.two(text))) add(form, LEVELS.twoMistakes);
      if (unknown.length <= 2) for (const form of twiceMistaken(tokens, sets)) add(form, LEVELS.twoMistakes);
      return levels;
    },
  };
}
