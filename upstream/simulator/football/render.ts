import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { nameIn } from "../../data/entries/names.ts";
import type { LineKey, Placeholder } from "../../data/sentences/commentary/keys.ts";
import { TEXTS } from "../../data/sentences/commentary/texts.ts";
import { scoreText } from "../../data/sentences/score-text.ts";
import type { Line, Named } from "./lines.ts";
import { otherSide } from "./sides.ts";
import type { BySide, TeamSheet } from "./types.ts";

/** One of a key's sentences with its placeholders filled. */
export function fill(key: LineKey, variant: number, locale: LocaleCode, words: Record<Placeholder, string>): string {
  const variants = TEXTS[locale][key];
  const text = variants[variant % variants.length]!;
  return fillText(text, words);
}

/** A line of commentary in a language, with names in that language. */
export function render(line: Line, sheets: BySide<TeamSheet>, locale: LocaleCode): string {
  const team = (side: "home" | "away" | undefined): string =>
    side ? nameIn(sheets[side].team.names, locale).name : "";
  const man = (named: Named | undefined): string =>
    named ? nameIn(sheets[named.side].men[named.man]!.member.player.names, locale).name : "";
  return fill(line.key, line.variant, locale, {
    player: man(line.player),
    other: man(line.other),
    team: team(line.side),
    opponent: team(line.side && otherSide(line.side)),
    home: team("home"),
    away: team("away"),
    score: line.score ? scoreText(line.score, locale) : "",
    minutes: line.minutes === undefined ? "" : String(line.minutes),
  });
}
