import type { MatchHappening, NoticeMatch, OtherHappening } from "./notice.ts";

// Fixtures for tests: a match of the Premier League, a game of the NBA, and the rest.

const AT = Date.parse("2026-10-17T14:20:00Z");

export const MATCH: NoticeMatch = {
  id: "1010120260089",
  sport: "football",
  competitionId: "101",
  homeId: "20101",
  awayId: "20107",
  kickOff: AT - 1_200_000,
};
export const GAME: NoticeMatch = { ...MATCH, id: "80010", sport: "basketball", competitionId: "8001", homeId: "80023" };

/** In the 20th minute, Arsenal lead by the goal concerned. */
export const happening = (kind: MatchHappening["kind"], more: Partial<MatchHappening> = {}): MatchHappening => ({
  kind,
  key: `${kind} 1`,
  at: AT,
  match: MATCH,
  ...more,
});

const GOAL = { score: [2, 1], side: "home", minute: { minute: 45, added: 2 } } as const;

/** One of every kind and form. */
export const HAPPENINGS: Record<string, MatchHappening> = {
  lead: happening("lead", { minutes: 15 }),
  "lead of an hour": happening("lead", { minutes: 60 }),
  "lead of a game": happening("lead", { minutes: 30, match: GAME }),
  lineup: happening("lineup"),
  kickoff: happening("kickoff", { score: [0, 0] }),
  "tip-off": happening("kickoff", { score: [0, 0], match: GAME }),
  goal: happening("goal", { ...GOAL, player: "B. Saka" }),
  "goal of the away side": happening("goal", { ...GOAL, side: "away", player: "C. Palmer" }),
  penalty: happening("goal", { ...GOAL, goal: "penalty", player: "B. Saka" }),
  "own goal": happening("goal", { ...GOAL, goal: "own", player: "C. Palmer" }),
  "goal of nobody": happening("goal", GOAL),
  "penalty of nobody": happening("goal", { ...GOAL, goal: "penalty" }),
  "own goal of nobody": happening("goal", { ...GOAL, goal: "own" }),
  "overturned goal": happening("var", { ...GOAL, score: [1, 1], corrects: "goal 1" }),
  "red card": happening("redCard", { ...GOAL, player: "D. Rice" }),
  halfTime: happening("halfTime", { score: [1, 0] }),
  "half-time of a game": happening("halfTime", { score: [51, 48], match: GAME }),
  fullTime: happening("fullTime", { score: [2, 1] }),
  "after a shoot-out": happening("fullTime", { score: [1, 1], shootout: [4, 2] }),
  "final score": happening("fullTime", { score: [101, 99], match: GAME }),
};

export const OTHERS: Record<OtherHappening["kind"], OtherHappening> = {
  announcement: { kind: "announcement", key: "a1", at: AT, announcementId: "a1", titles: { en: "1", th: "2" } },
  account: { kind: "account", key: "u1 1", at: AT, change: "linked", provider: "line", name: "Ana" },
  contest: { kind: "contest", key: "c1", at: AT, contestType: 1, contestId: "c1", titles: { en: "1" } },
  news: { kind: "news", key: "n1", at: AT, sport: "football", newsId: "n1", slug: "a-title", titles: { en: "1" } },
  comment: { kind: "comment", key: "m1", at: AT, newsId: "n1", slug: "a-title", from: "Ana", text: "3\n 4" },
};
