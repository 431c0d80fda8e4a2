import { describe, expect, test } from "vitest";
import { parsePage } from "~/runtime/live/parse-page";
import { openPage } from "~/ui/test-browser";
import { readRound } from "./read-round.ts";

const FOLDER = "/en/football/england/premier-league";
const row = (id: number) =>
  `<div class="row"><a href="${FOLDER}/a-vs-b/${id}"><b>${id}</b></a><button form="fav" value="${id}"></button></div>`;
const section = (day: string, ...ids: number[]) => `<section><h2 id="h">${day}</h2>${ids.map(row).join("")}</section>`;
const ROUND = `https://matches.example${FOLDER}/matches?leagueId=101&round=regular-9`;
const UNDIVIDED = `https://matches.example${FOLDER}/matches?leagueId=101`;

/** The rows of each section shown on a page, by the ids of their matches. */
const shown = (sections: string[], address: string, path: string) => {
  openPage();
  const part = readRound(parsePage(`<div id="list" data-live="football">${sections.join("")}</div>`), address, path);
  return part?.parts.map((one) => [...one.querySelectorAll("b")].map((id) => Number(id.textContent)));
};

describe("beside a match", () => {
  test.each([
    ["of a round: all days of the round", ROUND, `${FOLDER}/a-vs-b/2`, [[1, 3], [4]]],
    ["on any of its tabs", ROUND, `${FOLDER}/a-vs-b/2/lineups`, [[1, 3], [4]]],
    ["whose number begins another's", ROUND, `${FOLDER}/a-vs-b/20`, [[1, 2, 3], [4]]],
    ["of a season without rounds: its day", UNDIVIDED, `${FOLDER}/a-vs-b/2`, [[1, 3]]],
    ["alone on its day", UNDIVIDED, `${FOLDER}/a-vs-b/4`, []],
    ["that the page does not have", UNDIVIDED, `${FOLDER}/a-vs-b/9`, []],
    ["beside a table: all", UNDIVIDED, `${FOLDER}/table`, [[1, 2, 3], [4]]],
  ])("%s", (_name, address, path, expected) => {
    expect(shown([section("Sat", 1, 2, 3), section("Sun", 4)], address, path)).toEqual(expected);
  });

  test("stand ten matches at most, without stars and ids", () => {
    const days = [section("Sat", 1, 2, 3, 4, 5, 6), section("Sun", 7, 8, 9, 10, 11, 12), section("Mon", 13)];
    expect(shown(days, ROUND, `${FOLDER}/a-vs-b/2`)).toEqual([
      [1, 3, 4, 5, 6],
      [7, 8, 9, 10, 11],
    ]);
    openPage();
    const [first] = readRound(parsePage(`<div id="list">${section("Sat", 1)}</div>`), ROUND, "/")?.parts ?? [];
    expect(first?.outerHTML).toBe(
      `<section><h2>Sat</h2><div class="row"><a href="${FOLDER}/a-vs-b/1"><b>1</b></a></div></section>`,
    );
  });

  test("is nothing of a page without a list", () => {
    openPage();
    expect(readRound(parsePage("<main></main>"), ROUND, "/")).toBeUndefined();
  });
});
