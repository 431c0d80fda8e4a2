import type { StubLeague } from "../stub/engine-evening.ts";
import type { LeagueOptions } from "./stub-answers.ts";

interface Club {
  id: number;
  name: string;
}

/** The supplier's leagues in which the stub plays, the first one always. */
export const STUB_LEAGUES: readonly (StubLeague & LeagueOptions & { clubs: readonly Club[] })[] = [
  {
    ours: "8001",
    id: 12,
    name: "NBA",
    country: { id: 5, name: "USA", code: "US" },
    clubs: [
      { id: 133, name: "Boston Celtics" },
      { id: 151, name: "New York Knicks" },
      { id: 145, name: "Los Angeles Lakers" },
      { id: 141, name: "Golden State Warriors" },
    ],
  },
  {
    ours: "8010",
    id: 120,
    name: "Euroleague",
    country: { id: 28, name: "Europe", code: null },
    clubs: [
      { id: 2338, name: "Real Madrid" },
      { id: 1068, name: "Olympiacos" },
      { id: 1080, name: "Panathinaikos" },
      { id: 1057, name: "Fenerbahce" },
    ],
  },
];
