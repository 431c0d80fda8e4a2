import { expect, it } from "vitest";
import { withDecisions } from "./decided-rows.ts";
import { footballTxt } from "./formats/football-txt.ts";
import { isRefusal } from "./source-row.ts";

const FILE = `= World Cup 1950
▪ Group 1
June 24
  Brazil 4-0 (1-0) Mexico @ Rio de Janeiro
▪ Final Round | July 9-16
July 16
  Uruguay 2-1 (0-0) Brazil @ Rio de Janeiro
`;

const recognised = footballTxt.recognise(FILE, "cup.txt");
const read = recognised && "read" in recognised ? recognised.read({ firstLine: 2, isLast: true }) : undefined;
const reading = read && "reading" in read ? read.reading : undefined;
const rows = reading?.kind === "matches" ? reading.seasons[0]!.rows : [];
const roundsOf = (season: string) =>
  withDecisions(rows, { competition: "world cup", season, title: "World Cup" }, new Map());

it("knows the pool that a World Cup ended with, and asks about such words elsewhere", () => {
  const known = roundsOf("1950");
  expect(known.rows.map((row) => (isRefusal(row) ? row.reason : row.round))).toEqual([
    { stage: "group", group: "1" },
    { stage: "group", part: "final_pool" },
  ]);
  expect(known.questions).toEqual([]);
  expect(roundsOf("1954").questions.map(({ text, kind }) => [kind, text])).toEqual([["round", "Final Round"]]);
});
