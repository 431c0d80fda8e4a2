import { expect, test } from "vitest";
import { SessionEnded } from "~/browser/session-ended";
import { followedOf } from "./followed-record.ts";
import { followedIn } from "./renew-followed.ts";

const answer = (data: unknown, businessCode = 0) => ({ message: "", result: { businessCode, data } });
const FOOTBALL = { sportType: 0, matchIds: ["1"], teamIds: [7], leagueIds: [] };

test.each([
  [
    "both sports",
    answer([FOOTBALL, { sportType: "1", teamIds: ["3"] }]),
    followedOf({ football: { match: ["1"], team: ["7"] }, basketball: { team: ["3"] } }),
  ],
  ["one sport", answer([FOOTBALL]), followedOf({ football: { match: ["1"], team: ["7"] } })],
  ["nothing followed", answer([]), followedOf({})],
  ["no list", answer(undefined), undefined],
  ["a refusal", answer([], 1), undefined],
  ["no envelope", {}, undefined],
  ["nothing", null, undefined],
])("%s", (_, body, followed) => {
  expect(followedIn(body)).toEqual(followed);
});

test("a session that is over", () => {
  expect(() => followedIn(answer([], 100_007))).toThrow(SessionEnded);
});
