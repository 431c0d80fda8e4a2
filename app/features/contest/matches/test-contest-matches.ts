import type { LocaleCode } from "#contract/tables/locales";
import { testMember } from "~/features/account/test-account";
import {
  TEST_MATCHES,
  TEST_NOW,
  testContest,
  testDay,
  testEntry,
  testLeader,
  testMine,
} from "~/features/contest/test-contest";
import type { Answers } from "~/features/match-list/test-context";
import { testContext } from "~/features/match-list/test-context";
import { loadContestMatches } from "./load-contest-matches.server.ts";

export const PREDICTION = "/football/event/prediction/pf-2026w48";
export const SCORE = "/football/event/matchscore/sf-2026w48";

export const contestAnswers: Answers = ({ name, query }) => {
  const contests = {
    "pf-2026w48": testContest(),
    "sf-2026w48": testContest({ id: "sf-2026w48", kind: "score", title: "Scores", matches: [...TEST_MATCHES] }),
  };
  const answers: Record<string, unknown> = {
    getContestInfo: contests[query.contestId as keyof typeof contests],
    getContestDay: testDay(),
    getLatestContesterPredictionList: { entries: [testEntry()], hasNext: true, lastId: "next" },
    getContestEntry: testEntry(),
    getContesterPredictionList: {
      entries: [testEntry(), testEntry({ leader: testLeader() })],
      hasNext: true,
      lastId: "n",
    },
  };
  return { value: answers[name] };
};

/** The data of a page of these contests; a member's unless told. */
export const loadTestContest = (locale: LocaleCode, address: string, { isGuest = false, mine = testMine() } = {}) => {
  const { upstream: client } = testContext(contestAnswers).context;
  const member = testMember({ getMyPredictionList: () => mine }, { isGuest, locale, now: TEST_NOW, upstream: client });
  const url = `https://scores.example/${locale}${address}`;
  const contestId = new URL(url).pathname.split("/").at(-1);
  return loadContestMatches(member.context, { request: { url }, contestId });
};
