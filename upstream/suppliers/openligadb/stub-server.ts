import { plus } from "../../match/score.ts";
import type { StubKind } from "../stub/create-stub.ts";
import type { StubLeague } from "../stub/engine-evening.ts";
import type { Evening } from "../stub/evening.ts";
import { footballAt, footballTableOf } from "../stub/football-evening.ts";
import type { PlayedMatch } from "../stub/played-match.ts";
import { goalRow, leagueRow, matchRow, resultRow, tableRow } from "./stub-answers.ts";

interface Club {
  teamId: number;
  teamName: string;
}

/** The service's leagues in which the stub plays, the first one always. */
const STUB_LEAGUES: readonly (StubLeague & { shortcut: string; clubs: readonly Club[] })[] = [
  {
    ours: "331",
    shortcut: "bl1",
    clubs: [
      { teamId: 40, teamName: "FC Bayern München" },
      { teamId: 7, teamName: "Borussia Dortmund" },
      { teamId: 1635, teamName: "RB Leipzig" },
      { teamId: 98, teamName: "FC St. Pauli" },
      { teamId: 6, teamName: "Bayer 04 Leverkusen" },
      { teamId: 16, teamName: "VfB Stuttgart" },
    ],
  },
  {
    ours: "332",
    shortcut: "bl2",
    clubs: [
      { teamId: 9, teamName: "FC Schalke 04" },
      { teamId: 54, teamName: "Hertha BSC" },
      { teamId: 79, teamName: "1. FC Nürnberg" },
      { teamId: 55, teamName: "Hannover 96" },
    ],
  },
  {
    ours: "334",
    shortcut: "dfb",
    isCup: true,
    clubs: [
      { teamId: 81, teamName: "1. FSV Mainz 05" },
      { teamId: 91, teamName: "Eintracht Frankfurt" },
      { teamId: 112, teamName: "SC Freiburg" },
      { teamId: 134, teamName: "SV Werder Bremen" },
    ],
  },
];

const leaguesOf = ({ seed }: Evening) => (seed === undefined ? STUB_LEAGUES.slice(0, 1) : STUB_LEAGUES);

const isoOf = (instant: number): string => new Date(instant).toISOString().slice(0, 19);

/** The score after each goal. */
const goalsOf = ({ goals }: PlayedMatch): object[] =>
  goals.map(({ minute, isPenalty = false, isOwnGoal = false }, index) => {
    const until = goals.slice(0, index + 1);
    const of = (wanted: string) => until.filter(({ side }) => side === wanted).length;
    return goalRow([of("home"), of("away")], minute, { isPenalty, isOwnGoal, isOvertime: minute > 90 });
  });

/** Kicks of a shoot-out are added to the goals. */
function resultsOf({ phase, score, halfTime, fullTime = score, shootout, isOver }: PlayedMatch): object[] {
  const wentOn = phase === "AFTER_ET" || phase === "AFTER_PENS";
  return [
    ...(halfTime ? [resultRow(1, "Halbzeitergebnis", halfTime)] : []),
    ...(isOver ? [resultRow(2, "Endergebnis", fullTime)] : []),
    ...(isOver && wentOn ? [resultRow(3, "nach Verlängerung", score)] : []),
    ...(isOver && shootout ? [resultRow(4, "nach Elfmeterschießen", plus(score, shootout))] : []),
  ];
}

function toMatch(match: PlayedMatch): object {
  const { shortcut, clubs, isCup } = STUB_LEAGUES[match.league]!;
  return matchRow({
    id: match.id,
    shortcut,
    ...(isCup && { group: "Halbfinale" }),
    // The stub's local times are in Greenwich time, and marked so.
    local: isoOf(match.kickOff),
    zone: null,
    utc: `${isoOf(match.kickOff)}Z`,
    season: new Date(match.kickOff).getUTCFullYear(),
    team1: clubs[match.clubs[0]]!,
    team2: clubs[match.clubs[1]]!,
    isFinished: match.isOver,
    goals: goalsOf(match),
    results: resultsOf(match),
  });
}

/** The Bundesliga of OpenLigaDB, and more with matches of our engine. */
export const openLigaDbStub: StubKind = {
  nothing: [],
  answer({ pathname }, now, evening, faults) {
    const year = String(new Date(now).getUTCFullYear());
    if (pathname === "/getavailableleagues") return leaguesOf(evening).map(({ shortcut }) => leagueRow(shortcut, year));
    const [, method, requested] = pathname.split("/");
    const league = STUB_LEAGUES.findIndex(({ shortcut }) => shortcut === requested);
    if (league === -1) return [];
    const played = footballAt(now, evening, STUB_LEAGUES, faults);
    if (method === "getbltable") {
      const { clubs } = STUB_LEAGUES[league]!;
      return footballTableOf(played, league, faults).map((line) => tableRow(line, clubs[line.club]!));
    }
    return method === "getmatchdata" ? played.filter((one) => one.league === league).map(toMatch) : [];
  },
  fileOf: ({ pathname }) => pathname.slice(1).replaceAll("/", "-"),
  headers: () => ({}),
  refusal: () => ({ status: 429, body: {} }),
  leagues: STUB_LEAGUES,
  variables: (address) => ({ SUPPLIERS: "openligadb", OPENLIGADB_URL: address, SUPPLIER_COMPETITIONS: "331" }),
};
