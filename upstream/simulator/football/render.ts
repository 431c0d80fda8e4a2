import type { LocaleCode } from "#contract/tables/locales";
import { unbrokenName } from "#contract/text/unbroken-name";
import { nameIn } from "../../data/entries/names.ts";
import { type NameInSentence, teamInSentence } from "../../data/grammar/articles.ts";
import type { LineKey, Placeholder } from "../../data/sentences/commentary/keys.ts";
import { TEXTS } from "../../data/sentences/commentary/texts.ts";
import { fillSentence, type SentenceValue } from "../../data/sentences/fill-sentence.ts";
import type { Line, Named } from "./lines.ts";
import { otherSide } from "./sides.ts";
import type { BySide, TeamSheet } from "./types.ts";

/** What a key's sentences may name; those without it do not ask. */
export type Words = Partial<Record<Placeholder, SentenceValue>>;

/** One of a key's sentences with its placeholders filled. */
export function fill(key: LineKey, variant: number, locale: LocaleCode, words: Words): string {
  const variants = TEXTS[locale][key];
  const text = variants[variant % variants.length]!;
  return fillSentence(text, (name) => words[name as Placeholder], locale);
}

/** A line of commentary in a language, with names in that language. */
export function render(line: Line, sheets: BySide<TeamSheet>, locale: LocaleCode): string {
  const team = (side: "home" | "away"): NameInSentence => teamInSentence(sheets[side].team, locale);
  const man = ({ side, man: number }: Named): string =>
    unbrokenName(nameIn(sheets[side].men[number]!.member.player.names, locale).name);
  return fill(line.key, line.variant, locale, {
    ...(line.player && { player: man(line.player) }),
    ...(line.other && { other: man(line.other) }),
    ...(line.side && { team: team(line.side), opponent: team(otherSide(line.side)) }),
    home: team("home"),
    away: team("away"),
    ...(line.score && { score: { score: line.score } }),
    ...(line.minutes !== undefined && { minutes: line.minutes }),
  });
}
