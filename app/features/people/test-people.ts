import type { PlayerInfo } from "#contract/domain/player-info";
import type { SquadPlayer, TeamInfo } from "#contract/domain/team-info";

/** A football player with all fields. */
export const FOOTBALLER: PlayerInfo = {
  id: "25101102024",
  key: "alex-clark",
  name: "Alex Clark",
  number: 39,
  firstName: "Alex",
  lastName: "Clark",
  fullName: "Alex Clark",
  nationality: "England",
  flag: "gb-eng",
  birthDate: "2005-11-22",
  birthPlace: "Leeds",
  birthCountry: "England",
  position: "F",
  detail: "LW",
  heightCm: 181,
  weightKg: 76,
  foot: "L",
  team: { id: "20101", key: "arsenal", name: "Arsenal" },
  nationalTeam: { id: "10001", key: "england", name: "England", flag: "gb-eng" },
  contractUntil: "2029-06-30",
  marketValueEur: 31_000_000,
  seasons: [
    {
      season: "2026-27",
      team: { id: "20101", key: "arsenal", name: "Arsenal" },
      competition: "Premier League",
      competitionId: "103",
      counts: {
        appearances: 6,
        starts: 1,
        cameOn: 5,
        wentOff: 1,
        minutes: 1163,
        goals: 3,
        penaltyGoals: 0,
        assists: 1,
        yellow: 1,
        secondYellow: 0,
        red: 0,
        rating: "7.84",
      },
      averages: {},
    },
    {
      season: "2025-26",
      team: { id: "20101", key: "arsenal", name: "Arsenal" },
      counts: { appearances: 10, minutes: 400, goals: 2 },
      averages: {},
    },
  ],
  trophies: [
    { competition: "Premier League", competitionId: "103", country: "England", isWinner: true, seasons: ["2025-26"] },
  ],
  transfers: [
    {
      date: "2024-07-01",
      kind: "fee",
      feeEur: 350_000,
      from: { name: "Leeds United" },
      to: { id: "20101", name: "Arsenal" },
    },
    { date: "2022-07-01", kind: "free", to: { id: "20111", key: "leeds-united", name: "Leeds United" } },
  ],
  sidelined: [
    { reason: "hamstring", from: "2026-11-01", until: "2026-12-01" },
    { reason: "Turf toe", from: "2025-02-01", until: "2025-02-20" },
  ],
};

/** A basketball player with all fields. */
export const BASKETBALLER: PlayerInfo = {
  ...FOOTBALLER,
  id: "80001062025",
  key: "tyson-battle",
  name: "Tyson Battle",
  position: "SG",
  detail: "SG",
  foot: undefined,
  marketValueEur: undefined,
  team: { id: "80001", key: "boston-celtics", name: "Boston Celtics" },
  nationalTeam: undefined,
  experienceYears: 13,
  college: "San Diego State",
  seasons: [
    {
      season: "2026-27",
      team: { id: "80001", key: "boston-celtics", name: "Boston Celtics" },
      competition: "NBA",
      counts: {},
      averages: {
        games: 16,
        starts: 4,
        minutes: "15.2",
        points: "6.8",
        rebounds: "1.3",
        assists: "1.8",
        steals: "0.8",
        blocks: "0.1",
        turnovers: "0.7",
        fouls: "1.6",
        fieldGoalPct: "45.7",
        threePointPct: "31.3",
        freeThrowPct: "90.9",
      },
    },
  ],
};

const member = (id: string, name: string, change: Partial<SquadPlayer>): SquadPlayer => ({
  id,
  key: name.toLowerCase().replaceAll(" ", "-"),
  name,
  counts: {},
  averages: {},
  ...change,
});

export const KEEPER = member("1", "Richard Watts", {
  number: 26,
  position: "G",
  detail: "GK",
  birthDate: "1998-01-05",
});
export const BACK = member("2", "Dylan Fowler", {
  number: 2,
  position: "D",
  detail: "RB",
  birthDate: "2002-03-01",
  flag: "gb-eng",
  nationality: "England",
  counts: { appearances: 8, goals: 1, rating: "7.10" },
  isInjured: true,
});
export const WINGER = member("3", "Kyriakos Rallis", {
  number: 7,
  position: "F",
  detail: "RW",
  age: 28,
  flag: "gr",
  counts: { appearances: 13, goals: 6, rating: "7.18" },
});
export const STRANGER = member("4", "Sean Lane", { counts: { appearances: 4, goals: 0, rating: "6.73" } });

/** A football team with a partly known squad. */
export const TEAM: TeamInfo = {
  team: { id: "20101", key: "arsenal", name: "Arsenal" },
  country: "England",
  coach: { name: "Alex Baker", id: "20101902026" },
  competitions: [],
  squad: [WINGER, STRANGER, KEEPER, BACK],
  transfersIn: [
    {
      player: { id: "9", key: "tim-briggs", name: "Tim Briggs" },
      date: "2026-07-01",
      kind: "fee",
      feeEur: 31_000_000,
      club: { id: "20106", key: "brentford", name: "Brentford" },
    },
  ],
  transfersOut: [{ player: { name: "Theo Finch" }, kind: "unknown" }],
  trophies: FOOTBALLER.trophies,
  sidelined: [{ player: { id: "2", key: "dylan-fowler", name: "Dylan Fowler" }, reason: "knee", from: "2026-10-27" }],
};
