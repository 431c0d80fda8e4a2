import type { MatchStatistics, Shot } from "#contract/domain/match-statistics";

/** A shot of the home side; tests override fields. */
export const shot = (change: Partial<Shot> = {}): Shot => ({
  id: "1",
  minute: 12,
  side: "home",
  player: { id: "7", key: "nguyen-van-quyet", name: "Văn Quyết" },
  outcome: "saved",
  x: 90,
  y: 50,
  xg: "0.25",
  situation: "open",
  body: "left",
  ...change,
});

/** A match after its first half, with a headed goal and an own goal. */
export const statistics: MatchStatistics = {
  periods: (["ALL", "H1"] as const).map((period) => ({
    period,
    rows: [
      { key: "possession", home: 44, away: 56, unit: "pct", isHigherBetter: true },
      { key: "shotsBlocked", home: 4, away: 3, unit: "count", isHigherBetter: true },
    ],
  })),
  momentum: [],
  shots: [
    shot({ outcome: "goal", situation: "corner", body: "head" }),
    shot({ id: "2", side: "away", outcome: "blocked", player: { name: "<b>Xuân</b>" } }),
    shot({ id: "3", side: "away", outcome: "post", minute: 45, addedMinute: 2 }),
    shot({ id: "4", side: "away", outcome: "own", xg: undefined }),
  ],
};
