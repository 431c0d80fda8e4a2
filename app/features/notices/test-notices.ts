import type { Notice } from "#contract/domain/notices";

export const testNotice = (id: string, changes: Partial<Notice> = {}): Notice => ({
  id,
  title: `Goal ${id}`,
  lines: ["Arsenal 2–1 Chelsea", "45+2' Saka"],
  createdAt: Date.UTC(2026, 9, 17, 14, 0),
  isRead: false,
  isSilent: false,
  target: {
    kind: "match",
    sport: "football",
    countryKey: "england",
    leagueKey: "premier-league",
    matchName: "arsenal-vs-chelsea",
    matchId: "77",
  },
  ...changes,
});
