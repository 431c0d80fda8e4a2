import { expect, test } from "vitest";
import { DAY, MINUTE } from "#contract/time/units";
import { sitePage } from "./decide-strategy.ts";
import { chooseStandIn } from "./stand-in.ts";

const NOW = 2_000_000_000_000;
const entry = (key: string, age: number) => ({ key, at: NOW - age, bytes: 1 });
const MATCH = "/en/football/england/premier-league/a-vs-b/1";
const LIST = "/en/football/matches";

const choose = (path: string, entries: ReturnType<typeof entry>[]) => {
  const page = sitePage(`https://scores.example${path}`);
  if (!page) throw new Error(`${path} is no page`);
  return chooseStandIn(page, entries, NOW);
};

test.each([
  [
    "its own entry, with its age",
    MATCH,
    [entry(LIST, 0), entry(MATCH, 5 * MINUTE)],
    { key: MATCH, since: NOW - 5 * MINUTE, isOther: false },
  ],
  [
    "the list seen last, when it is not there",
    MATCH,
    [entry(LIST, DAY), entry(`${LIST}?date=2026-11-20`, MINUTE)],
    { key: `${LIST}?date=2026-11-20`, since: NOW - MINUTE, isOther: true },
  ],
  [
    "the list of its sport, even if another was seen later",
    "/en/basketball/team/lakers/1/overview",
    [entry(LIST, 0), entry("/en/basketball/matches", DAY)],
    { key: "/en/basketball/matches", since: NOW - DAY, isOther: true },
  ],
  [
    "a list of the other sport rather than none",
    "/en/basketball/matches",
    [entry(LIST, MINUTE), entry("/en/offline", 0)],
    { key: LIST, since: NOW - MINUTE, isOther: true },
  ],
  [
    "no list of another language",
    MATCH,
    [entry("/th/football/matches", 0), entry("/en/offline", 0)],
    { key: "/en/offline", isOther: true },
  ],
  [
    "the offline page, when all else is too old",
    LIST,
    [entry(LIST, 8 * DAY), entry("/en/offline", 30 * DAY)],
    { key: "/en/offline", isOther: true },
  ],
  [
    "the offline page as itself",
    "/en/offline",
    [entry(LIST, 0), entry("/en/offline", 30 * DAY)],
    { key: "/en/offline", since: undefined, isOther: false },
  ],
  [
    "the offline page of another language rather than the browser's",
    LIST,
    [entry("/th/football/matches", 0), entry("/th/offline", 0)],
    { key: "/th/offline", isOther: true },
  ],
  ["nothing, when nothing is there", LIST, [entry("/th/football/matches", 0)], undefined],
])("in the place of a page stands %s", (_case, path, entries, standIn) => {
  expect(choose(path, entries)).toEqual(standIn);
});
