import type { StubLeague } from "../stub/engine-evening.ts";
import type { LeagueOptions } from "./stub-answers.ts";

interface Club {
  id: number;
  name: string;
}

/** The supplier's leagues in which the stub plays, the first one always. */
export const STUB_LEAGUES: readonly (StubLeague & LeagueOptions & { clubs: readonly Club[] })[] = [
  {
    ours: "101",
    id: 39,
    name: "Premier League",
    country: { name: "England", code: "GB-ENG" },
    clubs: [
      { id: 42, name: "Arsenal" },
      { id: 66, name: "Aston Villa" },
      { id: 49, name: "Chelsea" },
      { id: 45, name: "Everton" },
      { id: 40, name: "Liverpool" },
      { id: 36, name: "Fulham" },
    ],
  },
  {
    ours: "321",
    id: 140,
    name: "La Liga",
    country: { name: "Spain", code: "ES" },
    clubs: [
      { id: 541, name: "Real Madrid" },
      { id: 529, name: "Barcelona" },
      { id: 530, name: "Atletico Madrid" },
      { id: 531, name: "Athletic Club" },
      { id: 536, name: "Sevilla" },
      { id: 533, name: "Villarreal" },
    ],
  },
  {
    ours: "334",
    id: 81,
    name: "DFB Pokal",
    country: { name: "Germany", code: "DE" },
    isCup: true,
    clubs: [
      { id: 164, name: "FSV Mainz 05" },
      { id: 169, name: "Eintracht Frankfurt" },
      { id: 160, name: "SC Freiburg" },
      { id: 162, name: "Werder Bremen" },
    ],
  },
];
