import { expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import {
  readConfirmed,
  readMessages,
  sourceHashes,
  staleKeys,
  staleLines,
  TRANSLATED,
  withConfirmed,
} from "./stale-texts.mjs";

const BEFORE = sourceHashes({ match: { until: { title: "Kick-off" }, goals_one: "{{count}} goal", goals_other: "…" } });
const AFTER = sourceHashes({ match: { until: { title: "Start" }, goals_one: "{{count}} goal", goals_other: "…" } });
const ALL = withConfirmed(BEFORE, {}, Object.keys(BEFORE), TRANSLATED);

test("a text has one source, whatever its plural forms", () => {
  expect(Object.keys(BEFORE)).toEqual(["match:until.title", "match:goals"]);
  const other = sourceHashes({ match: { goals_one: "a goal", goals_other: "…" } });
  expect(other["match:goals"]).not.toBe(BEFORE["match:goals"]);
});

test.each([
  ["nobody has confirmed", BEFORE, {}, ["match:until.title", "match:goals"]],
  ["all have confirmed", BEFORE, ALL, []],
  ["all have confirmed an earlier English", AFTER, ALL, ["match:until.title"]],
  ["this language alone has", BEFORE, withConfirmed(BEFORE, {}, ["match:goals"], ["th"]), ["match:until.title"]],
  [
    "another language has",
    BEFORE,
    withConfirmed(BEFORE, {}, ["match:goals"], ["vn"]),
    ["match:until.title", "match:goals"],
  ],
])("of what %s, these are stale", (_, sources, confirmed, keys) => {
  expect(staleKeys(sources, confirmed, "th")).toEqual(keys);
});

test("one language after the other confirms a changed text, and then it has one hash again", () => {
  let confirmed = ALL;
  for (const locale of TRANSLATED) {
    expect(staleKeys(AFTER, confirmed, locale)).toEqual(["match:until.title"]);
    confirmed = withConfirmed(AFTER, confirmed, ["match:until.title"], [locale]);
    expect(staleKeys(AFTER, confirmed, locale)).toEqual([]);
  }
  expect(confirmed).toEqual(AFTER);
  expect(staleLines(BEFORE, confirmed)).toEqual([`match:until.title: ${TRANSLATED.join(", ")}`]);
});

test("a text that is gone leaves nothing behind", () => {
  const { "match:goals": goals, ...rest } = BEFORE;
  expect(goals).toBeDefined();
  expect(withConfirmed(rest, ALL, [], [])).toEqual(rest);
});

test("no translation of the site is stale: look at it and run `npm run languages -- --confirm`", () => {
  expect(TRANSLATED).toEqual(LOCALES.map(({ code }) => code).filter((code) => code !== "en"));
  const sources = sourceHashes(readMessages("en"));
  expect(Object.keys(sources).length).toBeGreaterThan(1_000);
  expect(staleLines(sources)).toEqual([]);
  expect(Object.keys(readConfirmed()).filter((key) => !(key in sources))).toEqual([]);
});
