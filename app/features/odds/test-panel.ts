import type { OddsPanel, PricedMatch } from "#contract/domain/odds";
import { finished } from "~/features/match-row/test-matches";
import { tallyOf } from "./load-panel.server.ts";

/** A match on a day, won by the home side by one goal and on the handicap. */
export const pricedMatch = (date: string, time = "12:00", change: Partial<PricedMatch> = {}): PricedMatch => ({
  match: { ...finished, id: `m${date}`, kickOff: Date.parse(`${date}T${time}:00Z`) },
  odds: {
    bookmakerId: 8,
    early: { handicap: { homeLine: "-0.25", home: "1.95", away: "1.90" } },
    closing: {
      handicap: { homeLine: "-0.75", home: "2.02", away: "1.85" },
      total: { total: "2.5", over: "1.90", under: "1.95" },
      winner: { home: "1.70", draw: "3.60", away: "4.80" },
    },
  },
  side: "home",
  result: "W",
  handicap: "HALF_WIN",
  total: "OVER",
  ...change,
});

export const EMPTY_PANEL: OddsPanel = {
  companies: [{ id: 8, name: "Bet365" }],
  durations: [6, 10, 20, 30],
  labels: ["0", "0.25"],
  competitions: [],
  matches: [],
  tally: tallyOf([]),
  streak: "",
};
