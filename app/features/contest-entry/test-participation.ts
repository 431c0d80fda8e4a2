import type { MyParticipation } from "#contract/domain/contests";
import type { LocaleCode } from "#contract/tables/locales";
import { testMember } from "~/features/account/test-account";
import { TEST_NOW, testContest, testLeader } from "~/features/contest/test-contest";
import { testContext } from "~/features/match-list/test-context";

export interface GivenParticipation {
  now?: number;
  isGuest?: boolean;
  mine?: MyParticipation | undefined;
  participate?: () => unknown;
}

export { TEST_NOW } from "~/features/contest/test-contest";
export const BEFORE = TEST_NOW - 30 * 86_400_000;
export const BEHIND = TEST_NOW + 30 * 86_400_000;

/** A context for a contest without picks, with two participants on the board; `calls` are the member's calls. */
export function participationContext(
  locale: LocaleCode,
  kind: "referral" | "video",
  { now = TEST_NOW, isGuest = false, mine, participate = () => null }: GivenParticipation,
) {
  const { sport: _sport, ...rest } = testContest({ id: "rf-2026m11", kind });
  const contest = kind === "referral" ? rest : testContest({ id: "vf-2026m11", kind });
  const link = "https://www.tiktok.com/@fan/video/7123456789012345678";
  const leaders = [testLeader({ entryId: "e1", link }), testLeader({ entryId: "e2", name: "Ana••" })];
  const { context } = testContext(({ name }) => ({
    value: { getContestInfo: contest, listParticipant: { leaders, hasNext: true, lastId: "next" } }[name],
  }));
  return testMember(
    {
      myParticipant: () => mine,
      getReferralList: () => ({ referralCode: "abcd1234", total: 3, referrals: [] }),
      contestParticipate: participate,
    },
    { isGuest, locale, now, upstream: context.upstream },
  );
}
