import type { Source } from "#contract/domain/match";
import type { CompetitionEntry } from "../../entries/types.ts";
import { type SplitFormat, twoRounds } from "./split.ts";

const halves = (
  clubs: number,
  meetings: SplitFormat["meetings"],
  again: 1 | 2,
  from: string,
  source: string,
): SplitFormat => ({
  from,
  clubs,
  meetings,
  source,
  rounds: twoRounds(clubs, clubs / 2, [again, again], "all"),
});

const BELGIUM = "Pro League, competition format of each season";
const GREECE = "Super League Greece, proclamation of the championship";
const POLAND = "Ekstraklasa SA, ESA 37 regulations";
const ROMANIA = "FRF, Regulamentul de organizare al activității fotbalistice, on play-off and play-out";

/** Leagues that split, by league id. Other seasons and leagues have one table. */
export const SPLITS: Readonly<Record<string, readonly SplitFormat[]>> = {
  "211": [
    {
      from: "2018-19",
      clubs: 12,
      meetings: 2,
      source: "ÖFBL, Meisterschaftsregulativ, on master and qualification group",
      rounds: twoRounds(12, 6, [2, 2], "half_down"),
    },
  ],
  "201": [
    {
      from: "2010-11",
      to: "2018-19",
      clubs: 16,
      meetings: 2,
      source: BELGIUM,
      rounds: [{ round: "championship", places: [1, 6], meetings: 2, carry: "half_up" }],
    },
    {
      from: "2020-21",
      to: "2022-23",
      clubs: 18,
      meetings: 2,
      source: BELGIUM,
      rounds: [
        { round: "championship", places: [1, 4], meetings: 2, carry: "half_up" },
        { round: "europe", places: [5, 8], meetings: 2, carry: "half_up" },
      ],
    },
    {
      from: "2023-24",
      to: "2025-26",
      clubs: 16,
      meetings: 2,
      source: BELGIUM,
      rounds: [
        { round: "championship", places: [1, 6], meetings: 2, carry: "half_up" },
        { round: "europe", places: [7, 12], meetings: 2, carry: "half_up" },
        { round: "relegation", places: [13, 16], meetings: 2, carry: "all" },
      ],
    },
  ],
  "213": [halves(12, 3, 1, "2023-24", "SFL, Wettspielreglement, on the 33rd round")],
  "217": [halves(12, 2, 2, "2020-21", "Divisionsforeningen, tournament regulations of the Superliga")],
  "229": [{ ...halves(12, 2, 1, "2021", "Veikkausliiga, competition regulations"), to: "2023" }],
  "231": [halves(12, 2, 1, "2022", "KSÍ, regulations of the Besta deild")],
  "233": [
    {
      from: "2013-14",
      to: "2016-17",
      clubs: 16,
      meetings: 2,
      source: POLAND,
      rounds: twoRounds(16, 8, [1, 1], "half_up"),
    },
    { ...halves(16, 2, 1, "2017-18", POLAND), to: "2019-20" },
  ],
  "237": [
    {
      from: "2019-20",
      to: "2023-24",
      clubs: 14,
      meetings: 2,
      source: GREECE,
      rounds: twoRounds(14, 6, [2, 1], "all"),
    },
    {
      from: "2024-25",
      clubs: 14,
      meetings: 2,
      source: GREECE,
      rounds: [
        { round: "championship", places: [1, 4], meetings: 2, carry: "all" },
        { round: "europe", places: [5, 8], meetings: 2, carry: "half_up" },
        { round: "relegation", places: [9, 14], meetings: 2, carry: "all" },
      ],
    },
  ],
  "243": [{ ...halves(16, 2, 1, "2021-22", "FSS, propositions of the SuperLiga"), to: "2024-25" }],
  "249": [
    {
      from: "2015-16",
      to: "2019-20",
      clubs: 14,
      meetings: 2,
      source: ROMANIA,
      rounds: twoRounds(14, 6, [2, 2], "half_up"),
    },
    {
      from: "2021-22",
      clubs: 16,
      meetings: 2,
      source: ROMANIA,
      rounds: twoRounds(16, 6, [2, 1], "half_up"),
    },
  ],
  "253": [
    {
      from: "2018-19",
      clubs: 16,
      meetings: 2,
      source: "LFA, Soutěžní řád; places 7 to 10 play a knock-out",
      rounds: [
        { round: "championship", places: [1, 6], meetings: 1, carry: "all" },
        { round: "relegation", places: [11, 16], meetings: 1, carry: "all" },
      ],
    },
  ],
  "255": [halves(12, 2, 2, "2018-19", "ÚLK, regulations of the Fortuna liga")],
  "263": [
    {
      from: "2013-14",
      clubs: 14,
      meetings: 2,
      source: "IPFL, regulations on the upper and lower play-offs",
      rounds: twoRounds(14, 6, [2, 1], "all"),
    },
  ],
  "311": [halves(12, 3, 1, "2000-01", "SPFL (before 2013 SPL), rules on the split after 33 rounds")],
  "315": [{ ...halves(12, 2, 2, "2010-11", "FAW, Cymru Premier rules on phase 2"), to: "2025-26" }],
  "317": [halves(12, 3, 1, "2008-09", "NIFL (before 2013 IFA Premiership), rules on sections A and B")],
  "521": [
    { ...halves(16, 2, 2, "2012", "K League, 대회요강, on groups A and B"), to: "2012" },
    { ...halves(14, 2, 2, "2013", "K League, 대회요강, on groups A and B"), to: "2013" },
    { ...halves(12, 3, 1, "2014", "K League, 대회요강, on final rounds A and B"), to: "2019" },
    { ...halves(12, 2, 1, "2020", "K League, 대회요강 2020, shortened to 22 rounds"), to: "2020" },
    halves(12, 3, 1, "2021", "K League, 대회요강, on final rounds A and B"),
  ],
};

/** How a league splits in a season (2024-25, 2024); undefined if it does not, or nobody knows. */
export const splitOf = (competitionId: string, season: string): SplitFormat | undefined =>
  SPLITS[competitionId]?.find(({ from, to = season }) => from <= season && season <= to);

/** What tells a league's size: without its clubs none splits in simulation. */
type SplitLeague = Pick<CompetitionEntry, "id"> & Partial<Pick<CompetitionEntry, "teamIds">>;

interface SourceSeason {
  competition: SplitLeague;
  season: string;
  source: Source;
}

/** How a league splits in a season of a source. */
export const splitOfSeason = ({ competition, season, source }: SourceSeason): SplitFormat | undefined =>
  source === "simulated" ? playedSplitOf(competition, season) : splitOf(competition.id, season);

/** How the engine's season of a league splits: as the real one, if that is played by as many clubs. */
export function playedSplitOf({ id, teamIds }: SplitLeague, season: string): SplitFormat | undefined {
  const split = splitOf(id, season);
  return split?.clubs === teamIds?.length ? split : undefined;
}
