import { beforeEach, describe, expect, it } from "vitest";
import type { StoredQuestion } from "../store/question-queries.ts";
import { bindings, emptyTables, importBatch, importFile, operate, rebuildAll, row, undoImport } from "./test-import.ts";

beforeEach(emptyTables);

const questions = async (): Promise<StoredQuestion[]> =>
  (await operate<{ questions: StoredQuestion[] }>("GET", "/admin/import/questions")).questions;

async function decide(question: number | string, answer: string): Promise<void> {
  await operate("POST", `/admin/import/decide?${new URLSearchParams({ question: String(question), answer })}`);
  await rebuildAll();
}

const matches = async () => {
  const sql = "select home_id, away_id, matchday, status, kick_off, part, carry from matches order by kick_off";
  return (await bindings.DB.prepare(sql).all<Record<string, unknown>>()).results;
};

const season = (rows: object[], name = "English Premier League 2024/25") => ({ name, matches: rows });

describe("a club with a name like that of one that is here", () => {
  const file = season([
    row(1, "2024-08-17", "Arsenal FC", "West Chelsea", [2, 1]),
    row(2, "2024-08-24", "Barnet", "Arsenal"),
  ]);

  it("is asked, and the rest of the file goes on", async () => {
    expect(await importFile(file)).toMatchObject({
      read: 2,
      added: 1,
      refused: [{ index: 0, reason: '"West Chelsea" may be Chelsea (20102): asked' }],
      newTeams: ["Barnet (GB-ENG, 90000)"],
    });
    expect(await questions()).toMatchObject([
      {
        kind: "club",
        text: "West Chelsea",
        about: "English Premier League 2024/25",
        rows: 1,
        suggestions: [{ answer: "20102", name: "Chelsea", evidence: "a part of the name" }],
      },
    ]);
  });

  it("is asked once, and the answer holds for later imports", async () => {
    await importFile(file);
    await importFile(file);
    const [question, ...others] = await questions();
    expect(others).toEqual([]);
    await decide(question!.id, "20102");
    expect(await questions()).toEqual([]);
    expect(await importFile(file)).toMatchObject({ added: 1, refused: [], newTeams: [] });
    expect((await matches())[0]).toMatchObject({ home_id: "20101", away_id: "20102" });
  });

  it("is a new one if that is the answer, and asked again if the question is opened", async () => {
    await importFile(file);
    const [question] = await questions();
    await decide(question!.id, "new");
    expect(await importFile(file)).toMatchObject({ added: 1, newTeams: ["West Chelsea (GB-ENG, 90001)"] });
    await decide(question!.id, "?");
    expect(await questions()).toHaveLength(1);
  });

  it("is another one if both play in the season, and can be made the same later", async () => {
    const both = season([...file.matches, row(3, "2024-08-31", "Chelsea", "Barnet")]);
    expect(await importFile(both)).toMatchObject({
      added: 3,
      newTeams: [expect.stringContaining("West Chelsea"), expect.anything()],
    });
    await decide("club:90000", "20102");
    expect((await matches())[0]).toMatchObject({ home_id: "20101", away_id: "20102" });
    const teams = await bindings.DB.prepare("select name from teams").all();
    expect(teams.results).toEqual([{ name: "Barnet" }]);
  });

  it("takes only a club of the world as an answer", async () => {
    await importFile(file);
    const [question] = await questions();
    for (const answer of ["90000", "101", "Chelsea"])
      await expect(decide(question!.id, answer)).rejects.toThrow(/^422.*the number of a club/);
    await expect(decide(question!.id + 1, "new")).rejects.toThrow(/^422.*no question/);
    await expect(decide("club:95000", "20102")).rejects.toThrow(/^422.*no imported club/);
  });

  it("is forgotten with the import that asked, unless it is settled", async () => {
    const { batch } = await importBatch(file);
    await undoImport(batch);
    expect(await questions()).toEqual([]);
  });
});

describe("a competition with nearly the name of one that is here", () => {
  const file = season([row(1, "2024-08-17", "Arsenal FC", "Barnet", [2, 1])], "Premier League 1 2024/25");

  it("brings nothing until an operator says which it is", async () => {
    expect(await importFile(file)).toMatchObject({ read: 1, added: 0, refused: [{ index: 0 }] });
    expect(await matches()).toEqual([]);
    const [question] = await questions();
    expect(question).toMatchObject({ kind: "competition", text: "Premier League 1", suggestions: [{ answer: "101" }] });
    await decide(question!.id, "101");
    expect(await importFile(file)).toMatchObject({ leagueId: "101", added: 1, refused: [] });
  });

  it("is a new one if that is the answer", async () => {
    await importFile(file);
    await decide((await questions())[0]!.id, "new");
    expect(await importFile(file)).toMatchObject({ leagueId: "5000", added: 1 });
  });
});

describe("a word that is not known", () => {
  it("of a round is asked for its competition", async () => {
    const file = season([{ ...row(1, "2024-08-17", "Arsenal", "Chelsea", [2, 1]), round: "Third stage" }]);
    expect(await importFile(file)).toMatchObject({
      added: 0,
      refused: [{ reason: 'unknown round "Third stage": asked' }],
    });
    const [question] = await questions();
    await expect(decide(question!.id, "some day")).rejects.toThrow(/^422.*a round/);
    await decide(question!.id, "matchday 3");
    expect(await importFile(file)).toMatchObject({ added: 1, refused: [] });
    expect(await matches()).toMatchObject([{ matchday: 3 }]);
  });

  it("of a status is asked for all", async () => {
    const file = season([{ ...row(1, "2024-08-17", "Arsenal", "Chelsea"), status: "verschoben" }]);
    await importFile(file);
    await decide((await questions())[0]!.id, "postponed");
    expect(await importFile(file)).toMatchObject({ added: 1 });
    expect(await matches()).toMatchObject([{ status: "postponed" }]);
  });
});

it("asks for the zone of times that nobody knows", async () => {
  const file = season([row(1, "2024-08-17", "Thornby", "Netherwick")], "Egypt | Hill League 2024/25");
  expect(await importFile(file)).toMatchObject({ added: 1, refused: [] });
  const [question] = await questions();
  expect(question).toMatchObject({ kind: "zone", rows: 1 });
  await expect(decide(question!.id, "Egypt/Hill")).rejects.toThrow(/^422.*time zone/);
  await decide(question!.id, "Africa/Cairo");
  await importFile(file);
  expect(await matches()).toMatchObject([{ kick_off: Date.parse("2024-08-17T12:00:00Z") }]);
});

describe("a round of a league that nobody knows to split", () => {
  const after = { ...row(1, "2025-05-01", "Chelsea", "Arsenal FC", [0, 1]), round: "Championship, Matchday 1" };
  const file = season([row(1, "2024-08-17", "Arsenal FC", "Chelsea", [2, 1]), after]);

  it("is kept apart, and how points are carried into it is asked", async () => {
    expect(await importFile(file)).toMatchObject({ added: 2, refused: [] });
    expect(await matches()).toMatchObject([
      { part: null, carry: null },
      { part: "championship", carry: null },
    ]);
    const [question] = await questions();
    expect(question).toMatchObject({ kind: "part", text: "championship", rows: 1 });
    await expect(decide(question!.id, "some")).rejects.toThrow(/^422.*half_down/);
    await decide(question!.id, "half_up");
    expect(await importFile(file)).toMatchObject({ changed: 1 });
    expect(await matches()).toMatchObject([{ carry: null }, { carry: "half_up" }]);
    expect(await questions()).toEqual([]);
  });
});
