import { expect, test } from "vitest";
import { sitePage } from "./decide-strategy.ts";
import { chooseStandIn } from "./stand-in.ts";

const NOW = 2_000_000_000_000;
const MINUTE = 60_000;
const DAY = 86_400_000;
const copy = (key: string, age: number) => ({ key, at: NOW - age, bytes: 1 });
const MATCH = "/en/football/england/premier-league/a-vs-b/1";
const LIST = "/en/football/matches";

const choose = (path: string, copies: ReturnType<typeof copy>[]) => {
  const page = sitePage(`https://scores.example${path}`);
  if (!page) throw new Error(`${path} is no page`);
  return chooseStandIn(page, copies, NOW);
};

test.each([
  [
    "its own copy, with its age",
    MATCH,
    [copy(LIST, 0), copy(MATCH, 5 * MINUTE)],
    { key: MATCH, since: NOW - 5 * MINUTE, isOther: false },
  ],
  [
    "the list seen last, when it is not there",
    MATCH,
    [copy(LIST, DAY), copy(`${LIST}?date=2026-11-20`, MINUTE)],
    { key: `${LIST}?date=2026-11-20`, since: NOW - MINUTE, isOther: true },
  ],
  [
    "the list of its sport, even if another was seen later",
    "/en/basketball/team/lakers/1/overview",
    [copy(LIST, 0), copy("/en/basketball/matches", DAY)],
    { key: "/en/basketball/matches", since: NOW - DAY, isOther: true },
  ],
  [
    "a list of the other sport rather than none",
    "/en/basketball/matches",
    [copy(LIST, MINUTE), copy("/en/offline", 0)],
    { key: LIST, since: NOW - MINUTE, isOther: true },
  ],
  [
    "no list of another language",
    MATCH,
    [copy("/th/football/matches", 0), copy("/en/offline", 0)],
    { key: "/en/offline", isOther: true },
  ],
  [
    "the offline page, when all else is too old",
    LIST,
    [copy(LIST, 8 * DAY), copy("/en/offline", 30 * DAY)],
    { key: "/en/offline", isOther: true },
  ],
  [
    "the offline page as itself",
    "/en/offline",
    [copy(LIST, 0), copy("/en/offline", 30 * DAY)],
    { key: "/en/offline", since: undefined, isOther: false },
  ],
  [
    "the offline page of another language rather than the browser's",
    LIST,
    [copy("/th/football/matches", 0), copy("/th/offline", 0)],
    { key: "/th/offline", isOther: true },
  ],
  ["nothing, when nothing is there", LIST, [copy("/th/football/matches", 0)], undefined],
])("in the place of a page stands %s", (_case, path, copies, standIn) => {
  expect(choose(path, copies)).toEqual(standIn);
});
