import type { AlertSettings } from "#contract/domain/notices";

/** For members who have changed nothing. */
export const DEFAULT_ALERTS: AlertSettings = {
  master: true,
  lineup: true,
  kickoff: true,
  goal: true,
  var: true,
  redCard: true,
  halfTime: true,
  fullTime: true,
  news: true,
  contest: true,
  comment: true,
  leadMinutes: 15,
  timeZone: "UTC",
  spoilerFree: false,
  delaySeconds: 0,
};
