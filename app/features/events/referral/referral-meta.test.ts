import { describe, expect, test } from "vitest";
import type { ContestState } from "#contract/contests/contest-state";
import { type ContestHead, contestMeta } from "~/features/contest/contest-head";
import { testPage } from "~/page/test-page";
import { referralMeta } from "./EventReferralPage.tsx";

const headOf = (state: ContestState): ContestHead => ({
  id: "rf-2026m11",
  kind: "referral",
  sport: "football",
  title: "Invite friends",
  state,
  starts: { date: "1 Nov", time: "00:00" },
  ends: { date: "30 Nov", time: "00:00" },
  participants: "7",
  prizes: [],
  hasMadeUpEntries: true,
  rules: [],
});
const at = (path: string) => [
  { id: "root", data: testPage("en", { path }) },
  { id: "page", handle: { i18n: ["common", "frame", "contests"] } },
];
const FOOTBALL = "/football/event/topreferral/rf-2026m11";
const hasNoIndex = (meta: unknown): boolean => JSON.stringify(meta).includes("noindex");

test.each<[ContestState, boolean]>([
  ["upcoming", true],
  ["ongoing", true],
  ["past", false],
])("a contest that is %s is for search engines: %s", (state, isIndexed) => {
  expect(hasNoIndex(contestMeta({ head: headOf(state) }, at(FOOTBALL)))).toBe(!isIndexed);
});

describe("a contest of all sports", () => {
  test("is for search engines in football, whichever page names it", () => {
    const [own, twin] = [FOOTBALL, "/basketball/event/topreferral/rf-2026m11"].map((path) =>
      referralMeta({ head: headOf("ongoing") }, at(path)),
    );
    expect([own, twin].map(hasNoIndex)).toEqual([false, true]);
    for (const meta of [own, twin])
      expect(JSON.stringify(meta)).toContain(`"href":"https://scores.example/en${FOOTBALL}"`);
  });
});
