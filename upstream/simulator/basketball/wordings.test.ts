import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { scoreText } from "#contract/text/score-text";
import { teamById } from "../../competitions/world/world.ts";
import { GAME_VOICE_KEYS } from "../../data/sentences/play-by-play/voice-keys.ts";
import { describeEntry } from "./describe-entry.ts";
import { entriesAt } from "./entries.ts";
import { RULES, testProgress } from "./test-games.ts";
import { type Wording, wordings } from "./wordings.ts";

const END = Number.MAX_SAFE_INTEGER;
const GAMES = 12;
const [HOME, AWAY] = ["80101", "80102"].map((id) => teamById(id)!);

const games = Object.entries(RULES).flatMap(([name, rules]) =>
  Array.from({ length: GAMES }, (_, index) => {
    const progress = testProgress(`words ${name}${index}`, rules);
    const entries = entriesAt(progress, END);
    return { progress, entries, said: wordings(progress, entries) };
  }),
);

/** A game's rows as pages show them: a score at the end has its own column. */
const rowsOf = ({ progress, entries, said }: (typeof games)[number], locale: LocaleCode): string[] =>
  entries.map((entry) => {
    const context = { locale, home: HOME!, away: AWAY!, rules: progress.game.rules };
    const text = describeEntry(entry, said.get(entry)!, context);
    const score = scoreText(entry.play.board.score, locale, "sentence");
    return text.endsWith(score) && entry.play.isMade && !entry.change ? text.slice(0, -score.length) : text;
  });

describe.each(LOCALE_CODES)("the play-by-play of a game in %s", (locale) => {
  const all = games.map((game) => rowsOf(game, locale));

  test("never says the same twice", () => {
    const repeats = all.flatMap((rows) => rows.filter((row, index) => rows.indexOf(row) !== index));
    expect(repeats).toEqual([]);
  });

  test("has no gap in any sentence", () => {
    expect(all.flat().filter((row) => /[{}]|undefined|NaN| {2}|\(\)|（）/.test(row))).toEqual([]);
  });
});

const wordsOf = ({ key, variant, facts, voice }: Wording) => [key, variant, facts, voice?.key];

test("a line keeps its words while the game goes on", () => {
  const { progress, entries, said } = games[0]!;
  const some = entries.slice(0, entries.length / 2);
  const before = wordings(progress, some);
  expect(some.map((entry) => wordsOf(before.get(entry)!))).toEqual(some.map((entry) => wordsOf(said.get(entry)!)));
});

test("every voice is heard in some game", () => {
  const heard = new Set(games.flatMap(({ said }) => [...said.values()].map(({ voice }) => voice?.key)));
  expect(GAME_VOICE_KEYS.filter((key) => !heard.has(key))).toEqual([]);
});
