import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { $ZodError } from "zod/v4/core";
import { answerRows, readAnswer, rows } from "./rows.ts";
import { Int, wireObject } from "./scalars.ts";

const Group = wireObject({ id: Int, members: rows("members", wireObject({ id: Int })) });
const Answer = z.object({ groups: answerRows("groups", Group) });
const read = (groups: unknown) => readAnswer(() => Answer.parse({ groups }).groups);

describe("a list read row by row", () => {
  it.each([
    ["left out", { id: 1 }],
    ["empty text", { id: 1, members: "" }],
    ["null", { id: 1, members: null }],
    ["no list of none", { id: 1, members: [] }],
  ])("may be empty: %s", (_, group) => {
    expect(read([group])).toEqual({ value: [{ id: 1, members: [] }], dropped: [] });
  });

  it("is a list of one where one thing stands", () => {
    expect(read({ "@id": "1", members: { "@id": "2" } }).value).toEqual([{ id: 1, members: [{ id: 2 }] }]);
  });

  it("loses the rows that do not fit, says where, and keeps the others", () => {
    const { value, dropped } = read([{ id: 1, members: [{ id: 2 }, { id: "x" }, 7] }, { members: [] }]);
    expect(value).toEqual([{ id: 1, members: [{ id: 2 }] }]);
    expect(dropped.map(({ path }) => path)).toEqual(["groups.0.members.1.id", "groups.0.members.2", "groups.1.id"]);
  });

  it.each([
    ["rows came and none could be read", [{ id: 1, members: ["a", "b"] }]],
    ["the only rows that could be read stand in one that could not", [{ id: "x", members: [{ id: 2 }] }]],
    ["the list that the answer is about is missing", undefined],
  ])("makes no answer where %s", (_, groups) => {
    const answer = groups === undefined ? {} : { groups };
    expect(() => readAnswer(() => Answer.parse(answer))).toThrow($ZodError);
  });

  it("keeps nothing of one reading for the next", () => {
    expect(() => read([{ id: "x" }])).toThrow();
    expect(read([{ id: 1 }]).dropped).toEqual([]);
  });
});
