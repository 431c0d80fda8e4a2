import type { LocaleCode } from "#contract/tables/locales";
import { unbrokenName } from "#contract/text/unbroken-name";
import { nameIn } from "../../data/entries/names.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { teamInSentence } from "../../data/grammar/articles.ts";
import { fillSentence, type SentenceValue } from "../../data/sentences/fill-sentence.ts";
import type { SentenceKey } from "../../data/sentences/play-by-play/keys.ts";
import { SENTENCES } from "../../data/sentences/play-by-play/sentences.ts";
import { GAME_VOICES } from "../../data/sentences/play-by-play/voices.ts";
import type { Entry } from "./entries.ts";
import type { GameVoice } from "./game-voices.ts";
import type { RosterPlayer } from "./roster.ts";
import type { GameRules } from "./rules.ts";

export interface EntryContext {
  locale: LocaleCode;
  home: TeamEntry;
  away: TeamEntry;
  rules: GameRules;
}

type Parts = Readonly<Record<string, SentenceValue>>;

/** A complete sentence with names and numbers inserted. */
export const sentence = (locale: LocaleCode, key: SentenceKey, parts: Parts): string =>
  fillSentence(SENTENCES[locale][key], (name) => parts[name], locale);

/** The sentence for a line of the play-by-play. */
export function sentenceKeyOf(entry: Entry, rules: GameRules): SentenceKey {
  const { play, assist, spot } = entry;
  switch (entry.kind) {
    case "SUB":
      return "substitution";
    case "PERIOD":
      return periodKey(entry, rules);
    case "FG3":
      if (entry.block) return "blocked";
      return play.isMade ? (assist ? "threeAssisted" : "threeMade") : "threeMissed";
    case "FG2":
      if (entry.block) return "blocked";
      if (!play.isMade) return "twoMissed";
      if (spot?.isInPaint && !assist && entry.isFastBreak) return "fastBreak";
      if (spot?.isInPaint) return assist ? "insideAssisted" : "insideMade";
      return assist ? "twoAssisted" : "twoMade";
    case "FT":
      return play.isMade ? "freeThrowMade" : "freeThrowMissed";
    case "REBOUND":
      return play.isOffensive ? "offensiveRebound" : "defensiveRebound";
    case "TURNOVER":
      return entry.steal ? "ballStolen" : "ballLost";
    case "TIMEOUT":
      return "timeout";
    case "FOUL":
      return play.foul === "offensive" ? "offensiveFoul" : play.foul === "shooting" ? "shootingFoul" : "personalFoul";
  }
}

function periodKey({ play }: Entry, { periods }: GameRules): SentenceKey {
  const isOvertime = play.period > periods;
  const period = isOvertime ? "overtime" : periods > 2 ? "quarter" : play.period === 1 ? "firstHalf" : "secondHalf";
  if (play.kind === "period_start") return `${period}Begins`;
  const [home, away] = play.board.score;
  if (play.period >= periods && home !== away) return "gameEnds";
  return `${period}Ends`;
}

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

function voiceOf({ key, before, count }: GameVoice, locale: LocaleCode, parts: Parts): string {
  const variants = GAME_VOICES[locale][key];
  return fillSentence(variants[before % variants.length]!, (name) => (name === "count" ? count : parts[name]), locale);
}

/** A line's sentences in the reader's language. */
export function describeEntry(entry: Entry, { locale, home, away, rules }: EntryContext): string {
  const { play, change } = entry;
  const nameOf = (player: RosterPlayer | undefined): string =>
    player ? unbrokenName(nameIn(player.member.player.names, locale).name) : "";
  const side = change?.side ?? play.side;
  const parts = {
    player: nameOf(change?.in ?? entry.player),
    other: nameOf(change?.out ?? entry.assist ?? entry.block ?? entry.steal ?? entry.fouled),
    team: side ? teamInSentence(side === "home" ? home : away, locale) : "",
    home: teamInSentence(home, locale),
    away: teamInSentence(away, locale),
    score: { score: play.board.score },
    number: String(entry.kind === "FT" ? (play.number ?? 1) : play.period),
    of: String(play.of ?? 1),
  };
  const text = sentence(locale, sentenceKeyOf(entry, rules), parts);
  if (entry.voice) return text + AFTER_SCORE[locale] + voiceOf(entry.voice, locale, parts);
  if (entry.kind !== "FOUL" || !entry.isFouledOut) return text;
  return text + (locale.startsWith("zh") ? "" : " ") + sentence(locale, "fouledOut", parts);
}
