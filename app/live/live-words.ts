import { compileSentence } from "~/i18n/sentence";
import type live from "../../locales/en/live.json";
import type { HighlightKind } from "./highlight.ts";

/** A file `locales/{locale}/live.json`. */
export type LiveFile = typeof live;

/** What the live part of a page says; made from the words of `locales/{locale}/live.json`. */
export interface LiveWords {
  goal(names: TeamNames, side: "home" | "away" | undefined, score: readonly [number, number]): string;
  correction(names: TeamNames, score: readonly [number, number]): string;
  moreGoals(count: number): string;
  note(kind: HighlightKind): string;
  notUpdatedSince(time: string): string;
  updated: string;
  notUpdated: string;
}

interface TeamNames {
  home: string;
  away: string;
}

/** `tag` is the page's language (BCP 47), whose plural forms the words have. */
export function liveWordsFrom(words: LiveFile, tag: string): LiveWords {
  const plurals = new Intl.PluralRules(tag);
  const forms: Readonly<Record<string, unknown>> = words;
  const told = (sentence: string, { home, away }: TeamNames, score: readonly [number, number], team = "") =>
    compileSentence(sentence)({ home, away, homeScore: score[0], awayScore: score[1], team });
  return {
    goal: (names, side, score) =>
      side ? told(words.goal, names, score, names[side]) : told(words.newScore, names, score),
    correction: (names, score) => told(words.correction, names, score),
    moreGoals(count) {
      const form = forms[`moreGoals_${plurals.select(count)}`];
      return compileSentence(typeof form === "string" ? form : words.moreGoals_other)({ count });
    },
    note: (kind) => (kind === "goal" ? words.note.goal : words.note.correction),
    notUpdatedSince: (time) => compileSentence(words.notUpdatedSince)({ time }),
    updated: words.updated,
    notUpdated: words.notUpdated,
  };
}
