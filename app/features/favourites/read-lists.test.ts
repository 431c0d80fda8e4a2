import { expect, test } from "vitest";
import { readLists } from "./read-lists.ts";

const arsenal = { id: "7", key: "arsenal", name: "Arsenal", logo: "team/7", detail: "England", type: "TEAM" };
const england = { id: 1, key: "england", name: "England", countryCode: "GB-ENG", detail: "England" };
const lists = { countries: "country", teams: "team" } as const;

test.each([
  [
    { country: [england], team: [arsenal] },
    [
      { kind: "countries", items: [{ kind: "country", id: "1", name: "England", flag: "gb-eng" }] },
      {
        kind: "teams",
        items: [{ kind: "team", id: "7", name: "Arsenal", detail: "England", picture: "team/7" }],
      },
    ],
  ],
  [
    { country: [], team: arsenal },
    [
      {
        kind: "teams",
        items: [{ kind: "team", id: "7", name: "Arsenal", detail: "England", picture: "team/7" }],
      },
    ],
  ],
  [{ team: [{ name: "nothing else" }, null, 7] }, []],
  [{}, []],
])("an answer with %j", (result, read) => {
  expect(readLists({ result: { businessCode: 0, ...result } }, { lists })).toEqual(read);
});

test.each([undefined, null, "<html>", {}, { result: { businessCode: 503, team: [arsenal] } }])(
  "%j is no answer",
  (body) => {
    expect(readLists(body, { lists })).toBeUndefined();
  },
);
