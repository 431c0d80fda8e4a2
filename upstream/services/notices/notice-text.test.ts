import { describe, expect, it, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { COMPETITIONS, competitionById, TEAMS, teamById } from "../../competitions/world/world.ts";
import { nameIn } from "../../data/entries/names.ts";
import type { NoticeData } from "./notice.ts";
import { isOfMatch, noticeText } from "./notice-text.ts";
import { GAME, HAPPENINGS, happening, OTHERS } from "./test-notices.ts";

const WORLD = { teamById, competitionById };
const textIn = (data: NoticeData | undefined, locale: LocaleCode) => {
  if (!data) throw new Error("no such happening");
  return noticeText(data, locale, WORLD);
};
const ALL: [string, NoticeData][] = [...Object.entries(HAPPENINGS), ...Object.entries(OTHERS)];
const EVERYWHERE = ALL.flatMap(([name, data]) => LOCALE_CODES.map((locale) => ({ name, data, locale })));

describe("in English", () => {
  test.each([
    ["lead", "Kick-off in 15 minutes", ["Arsenal v Chelsea"]],
    ["lead of a game", "Tip-off in 30 minutes", ["Lakers v Chelsea"]],
    ["lineup", "Line-ups announced", ["Arsenal v Chelsea"]],
    ["kickoff", "Kick-off", ["Arsenal 0-0 Chelsea", "Premier League"]],
    ["tip-off", "Tip-off", ["Lakers 0-0 Chelsea", "NBA"]],
    ["goal", "Goal for Arsenal", ["Arsenal 2-1 Chelsea", "45+2' B. Saka"]],
    ["goal of the away side", "Goal for Chelsea", ["Arsenal 2-1 Chelsea", "45+2' C. Palmer"]],
    ["penalty", "Goal for Arsenal", ["Arsenal 2-1 Chelsea", "45+2' B. Saka (pen.)"]],
    ["own goal", "Goal for Arsenal", ["Arsenal 2-1 Chelsea", "45+2' C. Palmer (own goal)"]],
    ["goal of nobody", "Goal for Arsenal", ["Arsenal 2-1 Chelsea", "45+2'"]],
    ["own goal of nobody", "Goal for Arsenal", ["Arsenal 2-1 Chelsea", "45+2' Own goal"]],
    ["overturned goal", "Goal overturned", ["Arsenal 1-1 Chelsea", "45+2' No goal for Arsenal"]],
    ["red card", "Red card for Arsenal", ["Arsenal 2-1 Chelsea", "45+2' D. Rice"]],
    ["halfTime", "Half-time", ["Arsenal 1-0 Chelsea", "Premier League"]],
    ["fullTime", "Full time", ["Arsenal 2-1 Chelsea", "Premier League"]],
    ["after a shoot-out", "Full time", ["Arsenal 1-1 Chelsea", "4-2 on penalties"]],
    ["final score", "Final score", ["Lakers 101-99 Chelsea", "NBA"]],
  ])("%s", (name, title, lines) => {
    expect(textIn(HAPPENINGS[name], "en")).toEqual({ title, lines });
  });

  it("counts a single minute", () => {
    expect(textIn(happening("lead", { minutes: 1 }), "en").title).toBe("Kick-off in 1 minute");
  });

  it.each([
    ["goal", "Goal", "45+2'"],
    ["own goal", "Goal", "45+2'"],
    ["overturned goal", "Goal overturned", "45+2'"],
    ["red card", "Red card", "45+2'"],
    ["halfTime", "Half-time", "Premier League"],
    ["after a shoot-out", "Full time", "Premier League"],
  ])("%s without spoilers says neither score nor whose it is", (name, title, detail) => {
    const data = HAPPENINGS[name];
    expect(textIn(data && { ...data, spoilerFree: true }, "en")).toEqual({
      title,
      lines: ["Arsenal v Chelsea", detail],
    });
  });
});

describe.each(EVERYWHERE)("$name in $locale", ({ data, locale }) => {
  const { title, lines } = textIn(data, locale);

  it("is whole", () => {
    for (const line of [title, ...lines]) {
      expect(line).not.toMatch(/[{}]|undefined|null|\n/);
      expect(line.trim()).toBe(line);
      expect(line).not.toBe("");
    }
    const isEvent = isOfMatch(data) && data.kind !== "lead" && data.kind !== "lineup";
    expect(lines).toHaveLength(isEvent ? 2 : 1);
  });

  it("has nothing left of another language", () => {
    const english = textIn(data, "en");
    if (locale !== "en") expect(title).not.toBe(english.title);
    if (["th", "kh", "zh-Hans", "zh-Hant"].includes(locale)) {
      // The text about a match of unknown teams, apart from names.
      const { title: bare, lines: rest } = noticeText(
        isOfMatch(data) && data.player !== undefined ? { ...data, player: "7" } : data,
        locale,
        { teamById: () => undefined, competitionById: () => undefined },
      );
      expect([bare, ...rest].join(" ").replace(/Ana|LINE/g, "")).not.toMatch(/[a-z]/i);
    }
  });
});

/** The team with the longest name in lists, in a language. */
const longest = (locale: LocaleCode) =>
  TEAMS.reduce((one, other) =>
    textIn({ ...happening("goal"), match: { ...GAME, homeId: other.id } }, locale).title.length >
    textIn({ ...happening("goal"), match: { ...GAME, homeId: one.id } }, locale).title.length
      ? other
      : one,
  );

it.each(LOCALE_CODES)("lines of the longest names are short enough in %s", (locale) => {
  const { id } = longest(locale);
  const longestCompetition = COMPETITIONS.reduce((one, other) =>
    nameIn(other.names, locale).name.length > nameIn(one.names, locale).name.length ? other : one,
  );
  for (const data of Object.values(HAPPENINGS)) {
    const match = { ...data.match, homeId: id, competitionId: longestCompetition.id };
    const { title, lines } = textIn({ ...data, match }, locale);
    for (const line of [title, ...lines]) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});

describe("other notices", () => {
  it("have their titles in the reader's language, else in English", () => {
    expect(textIn(OTHERS.announcement, "th").lines).toEqual(["2"]);
    expect(textIn(OTHERS.announcement, "pt").lines).toEqual(["1"]);
  });

  it("say the title in any language rather than none", () => {
    expect(textIn({ ...OTHERS.news, titles: { th: "ข่าวหนึ่ง" } } as NoticeData, "pt").lines).toEqual(["ข่าวหนึ่ง"]);
  });

  it.each<[string, object, string]>([
    ["the teams, of a piece about a match", { teams: ["20101", "20107"] }, "Arsenal v Chelsea"],
    ["the team", { things: [{ sport: "football", kind: "team", id: "20101" }] }, "Arsenal"],
    ["the competition", { things: [{ sport: "football", kind: "competition", id: "101" }] }, "Premier League"],
  ])("without spoilers say of news no title, but %s", (_, about, line) => {
    const data = { ...OTHERS.news, ...about, spoilerFree: true } as NoticeData;
    expect(textIn(data, "en")).toEqual({ title: "News", lines: [line] });
  });

  it("shorten a comment to a line, by whole characters", () => {
    expect(textIn(OTHERS.comment, "en")).toEqual({ title: "Ana replied to your comment", lines: ["3 4"] });
    const [line = ""] = textIn({ ...OTHERS.comment, text: "👩‍👩‍👧".repeat(90) } as NoticeData, "en").lines;
    expect(line).toBe(`${"👩‍👩‍👧".repeat(79)}…`);
  });
});

it("a name is taken as it is, whatever stands in it", () => {
  expect(textIn(happening("goal", { minute: { minute: 7 }, score: [1, 0], player: "$& {home}" }), "en").lines[1]).toBe(
    "7' $& {home}",
  );
});

it("what has gone from the directory leaves a dash", () => {
  const gone = { ...happening("goal", { score: [1, 0] }), match: { ...GAME, homeId: "x", competitionId: "y" } };
  expect(textIn(gone, "en")).toEqual({ title: "Goal for –", lines: ["– 1-0 Chelsea", "–"] });
});
