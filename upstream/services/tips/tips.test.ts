import { describe, expect, it } from "vitest";
import { returnOf } from "#contract/odds/test-return";
import { LOCALE_CODES } from "#contract/tables/locales";
import { DAY, HOUR } from "#contract/time/units";
import { getMatchTips, getMediaTips } from "../../api/odds/tips-of-match.ts";
import { ANALYSTS } from "../../data/odds/analysts.ts";
import type { SentenceKey } from "../../data/sentences/tips.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { footballBetween } from "../../matches/odds/test-fixtures.ts";
import { KICK_OFF } from "../../matches/test-data.ts";
import { type Facts, goalsReason, reasonFor } from "./facts.ts";
import { sentence } from "./sentences.ts";

const KEYS: readonly SentenceKey[] = ["form", "goals", "meetings", "absences", "wins", "level", "expected"];
const ALPHA = { name: "Alpha", articles: { en: "", pt: "o" } } as const;
const BETA = { name: "Beta", articles: { en: "", pt: "a" } } as const;
const FIGURES = { team: ALPHA, other: BETA, count: 7, otherCount: 4, of: 5, average: 2.84 };

describe("sentences", () => {
  it.each(LOCALE_CODES)("are whole in %s, with every figure in place and nothing of betting", (locale) => {
    for (const key of KEYS) {
      const text = sentence(key, FIGURES, locale);
      expect(text).not.toMatch(/[{}]|undefined|\bbets?\b|betting|wager|apost|cược|เดิมพัน|ភ្នាល់|投注|下注/i);
      expect(text.length).toBeGreaterThan(10);
    }
    expect(sentence("goals", FIGURES, locale)).toContain(locale === "pt" || locale === "vn" ? "2,8" : "2.8");
    expect(sentence("form", FIGURES, locale)).toMatch(/Alpha.*7.*|5/);
  });

  it("say which side they speak for", () => {
    expect(sentence("form", FIGURES, "en")).toBe("Alpha took 7 points from their last 5 matches, Beta 4.");
    expect(sentence("absences", { ...FIGURES, count: 1, otherCount: 4 }, "en")).toBe(
      "Beta have 4 players out; Alpha have 1.",
    );
  });
});

describe("facts", () => {
  const facts: Facts = {
    recent: { home: [], away: [] },
    points: [10, 4],
    matches: [5, 5],
    goals: 3.1,
    meetings: { played: 6, won: [1, 3] },
    absences: [3, 1],
  };

  it("speak for one side only", () => {
    expect(reasonFor("form", "home", facts)).toMatchObject({ figures: { count: 10, otherCount: 4, of: 5 }, weight: 6 });
    expect(reasonFor("form", "away", facts)).toBeUndefined();
    expect(reasonFor("meetings", "away", facts)).toMatchObject({ figures: { count: 3, of: 6 }, weight: 2 });
    expect(reasonFor("meetings", "home", facts)).toBeUndefined();
    expect(reasonFor("absences", "away", facts)).toMatchObject({ figures: { count: 1, otherCount: 3 }, weight: 2 });
    expect(goalsReason(facts)).toMatchObject({ figures: { average: 3.1, of: 5 } });
  });

  it("are not spoken of where too little is known", () => {
    const few: Facts = { ...facts, points: [3, 0], matches: [1, 1], meetings: { played: 2, won: [0, 2] } };
    expect(reasonFor("form", "home", few)).toBeUndefined();
    expect(reasonFor("meetings", "away", few)).toBeUndefined();
    expect(goalsReason(few)).toBeUndefined();
    const { absences: _, ...unknown } = facts;
    expect(reasonFor("absences", "away", unknown)).toBeUndefined();
  });
});

describe("tips for a match", async () => {
  const fixtures = await footballBetween(KICK_OFF, KICK_OFF + 4 * HOUR);
  const ids = fixtures.map(({ id }) => id);
  const matches = ids.slice(0, 6);
  const ask = (matchId: string) => ({ matchId, lang: "en" });

  it("come a day before kick-off and stay as they were, but for their outcome", async () => {
    for (const matchId of matches) {
      const kickOff = fixtures.find(({ id }) => id === matchId)!.kickOff;
      expect((await getMatchTips(ask(matchId), contextAt(kickOff - DAY - 1))).data.tips).toEqual([]);
      expect((await getMediaTips(ask(matchId), contextAt(kickOff - DAY - 1))).data.media).toEqual([]);
      const before = (await getMatchTips(ask(matchId), contextAt(kickOff - DAY))).data.tips;
      const after = (await getMatchTips(ask(matchId), contextAt(kickOff + DAY))).data.tips;
      expect(before.every(({ outcome, createdAt }) => outcome === undefined && createdAt === kickOff - DAY)).toBe(true);
      expect(after.every(({ outcome }) => outcome !== undefined)).toBe(true);
      expect(after.map((tip) => ({ ...tip, outcome: undefined }))).toEqual(before);
    }
  });

  it("of analysts have a record of picks that are settled", async () => {
    for (const matchId of matches) {
      const { media } = (await getMediaTips(ask(matchId), contextAt(KICK_OFF + 2 * DAY))).data;
      expect(media.map(({ mediaId }) => mediaId)).toEqual(ANALYSTS.map(({ id }) => id));
      for (const { record, market, odds } of media) {
        const { won, halfWon, push, halfLost, lost } = record!;
        const count = won + halfWon + push + halfLost + lost;
        expect(count).toBeGreaterThan(5);
        expect(count).toBeLessThanOrEqual(20);
        if (market === "1X2") expect(halfWon + push + halfLost).toBe(0);
        expect(Number(odds)).toBeGreaterThan(1);
      }
    }
  });

  it("of analysts are neither always right nor always wrong", async () => {
    let returned = 0;
    let picks = 0;
    for (const matchId of ids.slice(0, 25)) {
      const { media } = (await getMediaTips(ask(matchId), contextAt(KICK_OFF + 2 * DAY))).data;
      for (const { outcome, odds } of media) {
        if (!outcome || outcome === "VOID") continue;
        returned += returnOf(outcome, Number(odds));
        picks += 1;
      }
    }
    expect(picks).toBeGreaterThan(50);
    expect(returned / picks).toBeGreaterThan(0.6);
    expect(returned / picks).toBeLessThan(1.4);
  });
});
