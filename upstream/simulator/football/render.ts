import type { Side } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { sentenceGap } from "#contract/text/sentence-gap";
import { unbrokenName } from "#contract/text/unbroken-name";
import { nameIn } from "../../data/entries/names.ts";
import { type NameInSentence, teamInSentence } from "../../data/grammar/articles.ts";
import type { LineKey, Placeholder } from "../../data/sentences/commentary/keys.ts";
import { TEXTS } from "../../data/sentences/commentary/texts.ts";
import { VOICES } from "../../data/sentences/commentary/voices/texts.ts";
import { fillSentence, type SentenceValue } from "../../data/sentences/fill-sentence.ts";
import { otherSide } from "../../match/sides.ts";
import type { Line, Named } from "./lines.ts";
import type { BySide, TeamSheet } from "./types.ts";

/** What a key's sentences may name; those without it do not ask. */
export type Words = Partial<Record<Placeholder, SentenceValue>>;

const fillOneOf = (variants: readonly string[], variant: number, locale: LocaleCode, words: Words): string =>
  fillSentence(variants[variant % variants.length]!, (name) => words[name as Placeholder], locale);

/** One of a key's sentences with its placeholders filled. */
export const fill = (key: LineKey, variant: number, locale: LocaleCode, words: Words): string =>
  fillOneOf(TEXTS[locale][key], variant, locale, words);

/** A line of commentary in a language, with names in that language. */
export function render(line: Line, sheets: BySide<TeamSheet>, locale: LocaleCode): string {
  const team = (side: "home" | "away"): NameInSentence => teamInSentence(sheets[side].team, locale);
  const man = ({ side, man: number }: Named): string =>
    unbrokenName(nameIn(sheets[side].men[number]!.member.player.names, locale).name);
  const ofSide = (side: Side | undefined): Words => (side ? { team: team(side), opponent: team(otherSide(side)) } : {});
  const words: Words = {
    ...(line.player && { player: man(line.player) }),
    ...(line.other && { other: man(line.other) }),
    ...ofSide(line.side),
    home: team("home"),
    away: team("away"),
    ...(line.score && { score: { score: line.score } }),
    ...(line.minutes !== undefined && { minutes: line.minutes }),
    ...(line.count !== undefined && { count: line.count }),
  };
  const text = fill(line.key, line.variant, locale, words);
  if (!line.voice) return text;
  const { key, variant, side, count } = line.voice;
  const own = { ...words, ...ofSide(side), ...(count !== undefined && { count }) };
  return text + sentenceGap(locale) + fillOneOf(VOICES[locale][key], variant, locale, own);
}
