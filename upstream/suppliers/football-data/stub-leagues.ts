import type { StubLeague } from "../stub/engine-evening.ts";
import type { LeagueOptions } from "./stub-answers.ts";

interface Club {
  id: number;
  name: string;
}

/** The supplier's competitions in which the stub plays, the first one always. */
export const STUB_LEAGUES: readonly (StubLeague & LeagueOptions & { clubs: readonly Club[] })[] = [
  {
    ours: "101",
    id: 2021,
    code: "PL",
    name: "Premier League",
    area: { id: 2072, name: "England", code: "ENG" },
    clubs: [
      { id: 57, name: "Arsenal FC" },
      { id: 58, name: "Aston Villa FC" },
      { id: 61, name: "Chelsea FC" },
      { id: 62, name: "Everton FC" },
      { id: 64, name: "Liverpool FC" },
      { id: 63, name: "Fulham FC" },
    ],
  },
  {
    ours: "321",
    id: 2014,
    code: "PD",
    name: "Primera Division",
    area: { id: 2224, name: "Spain", code: "ESP" },
    clubs: [
      { id: 86, name: "Real Madrid CF" },
      { id: 81, name: "FC Barcelona" },
      { id: 78, name: "Club Atlético de Madrid" },
      { id: 77, name: "Athletic Club" },
      { id: 559, name: "Sevilla FC" },
      { id: 94, name: "Villarreal CF" },
    ],
  },
  {
    ours: "103",
    id: 2001,
    code: "CL",
    name: "UEFA Champions League",
    area: { id: 2077, name: "Europe", code: "EUR" },
    isCup: true,
    clubs: [
      { id: 5, name: "FC Bayern München" },
      { id: 524, name: "Paris Saint-Germain FC" },
    ],
  },
];
