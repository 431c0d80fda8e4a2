import { compileSentence } from "~/i18n/sentence";
import type live from "../../../locales/en/live.json";
import type { HighlightKind } from "./highlight.ts";

/** A file `locales/{locale}/live.json`. */
export type LiveFile = typeof live;

/** The texts of live updates, from `locales/{locale}/live.json`. */
export interface LiveTexts {
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

/** `tag` is the page's language (BCP 47), which decides the plural forms. */
export function liveTextsFrom(translations: LiveFile, tag: string): LiveTexts {
  const plurals = new Intl.PluralRules(tag);
  const forms: Readonly<Record<string, unknown>> = translations;
  const format = (sentence: string, { home, away }: TeamNames, score: readonly [number, number], team = "") =>
    compileSentence(sentence)({ home, away, homeScore: score[0], awayScore: score[1], team });
  return {
    goal: (names, side, score) =>
      side ? format(translations.goal, names, score, names[side]) : format(translations.newScore, names, score),
    correction: (names, score) => format(translations.correction, names, score),
    moreGoals(count) {
      const form = forms[`moreGoals_${plurals.select(count)}`];
      return compileSentence(typeof form === "string" ? form : translations.moreGoals_other)({ count });
    },
    note: (kind) => (kind === "goal" ? translations.note.goal : translations.note.correction),
    notUpdatedSince: (time) => compileSentence(translations.notUpdatedSince)({ time }),
    updated: translations.updated,
    notUpdated: translations.notUpdated,
  };
}
