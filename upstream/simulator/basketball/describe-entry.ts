import type { Side } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { unbrokenName } from "#contract/text/unbroken-name";
import { nameIn } from "../../data/entries/names.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { teamInSentence } from "../../data/grammar/articles.ts";
import { fillSentence, type SentenceValue } from "../../data/sentences/fill-sentence.ts";
import { SENTENCES } from "../../data/sentences/play-by-play/sentences.ts";
import { GAME_VOICES } from "../../data/sentences/play-by-play/voices/voices.ts";
import type { Entry } from "./entries.ts";
import type { RosterPlayer } from "./roster.ts";
import type { GameRules } from "./rules.ts";
import type { Wording } from "./wordings.ts";

export interface EntryContext {
  locale: LocaleCode;
  home: TeamEntry;
  away: TeamEntry;
  rules: GameRules;
}

type Parts = Readonly<Record<string, SentenceValue | undefined>>;

/** A complete sentence with names and numbers inserted. */
export const sentence = (locale: LocaleCode, text: string, parts: Parts): string =>
  fillSentence(text, (name) => parts[name], locale);

/** What ends a sentence with a score before another. */
const AFTER_SCORE: Readonly<Record<LocaleCode, string>> = {
  en: ". ",
  th: " ",
  vn: ". ",
  kh: "។ ",
  "zh-Hans": "。",
  "zh-Hant": "。",
  pt: ". ",
};

/** A line's sentences in the reader's language. */
export function describeEntry(
  entry: Entry,
  { key, variant, facts, voice }: Wording,
  { locale, home, away, rules }: EntryContext,
): string {
  const { play, change } = entry;
  const nameOf = (player: RosterPlayer | undefined): string =>
    player ? unbrokenName(nameIn(player.member.player.names, locale).name) : "";
  const teamOf = (side: Side | undefined): SentenceValue =>
    side ? teamInSentence(side === "home" ? home : away, locale) : "";
  const number = entry.kind === "FT" ? (play.number ?? 1) : play.period;
  const parts = {
    player: nameOf(change?.in ?? entry.player),
    other: nameOf(change?.out ?? entry.assist ?? entry.block ?? entry.steal ?? entry.fouled),
    team: teamOf(change?.side ?? play.side),
    home: teamInSentence(home, locale),
    away: teamInSentence(away, locale),
    score: { score: play.board.score },
    number: key === "laterOvertimeBegins" || key === "laterOvertimeEnds" ? number - rules.periods : number,
    of: play.of ?? 1,
    ...facts,
  };
  const text = sentence(locale, SENTENCES[locale][key][variant]!, parts);
  if (voice) {
    const { side, player, count, points, part } = voice;
    const own = {
      team: teamOf(side),
      player: nameOf(player),
      count,
      points,
      ...(part && { score: { score: part, isOfOneTeam: true as const } }),
    };
    return (
      text + betweenSentences(text, locale) + sentence(locale, GAME_VOICES[locale][voice.key][voice.variant]!, own)
    );
  }
  if (entry.kind !== "FOUL" || !entry.isFouledOut) return text;
  return text + betweenSentences(text, locale) + sentence(locale, SENTENCES[locale].fouledOut[0], parts);
}

/** A space where the language has one, after a mark that a score at the end still lacks. */
function betweenSentences(text: string, locale: LocaleCode): string {
  const after = AFTER_SCORE[locale];
  return /\d$/.test(text) ? after : after.replace(/^[.\u17d4\u3002]/, "");
}
