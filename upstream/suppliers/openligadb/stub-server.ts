import type { StubKind } from "../stub/create-stub.ts";
import { footballAt, footballTableOf, type PlayedMatch } from "../stub/football-evening.ts";
import { goalRow, leagueRow, matchRow, resultRow, tableRow } from "./stub-answers.ts";

const CLUBS = [
  { teamId: 40, teamName: "FC Bayern München" },
  { teamId: 7, teamName: "Borussia Dortmund" },
  { teamId: 1635, teamName: "RB Leipzig" },
  { teamId: 98, teamName: "FC St. Pauli" },
  { teamId: 6, teamName: "Bayer 04 Leverkusen" },
  { teamId: 16, teamName: "VfB Stuttgart" },
] as const;

const isoOf = (instant: number): string => new Date(instant).toISOString().slice(0, 19);

/** The score after each goal. */
const goalsOf = ({ goals }: PlayedMatch): object[] =>
  goals.map(({ minute }, index) => {
    const until = goals.slice(0, index + 1);
    const of = (wanted: string) => until.filter(({ side }) => side === wanted).length;
    return goalRow([of("home"), of("away")], minute);
  });

const toMatch = (match: PlayedMatch): object =>
  matchRow({
    id: match.id,
    // The stub's local times are in Greenwich time, and marked so.
    local: isoOf(match.kickOff),
    zone: null,
    utc: `${isoOf(match.kickOff)}Z`,
    season: new Date(match.kickOff).getUTCFullYear(),
    team1: CLUBS[match.clubs[0]]!,
    team2: CLUBS[match.clubs[1]]!,
    isFinished: match.part === "over",
    goals: goalsOf(match),
    results: [
      ...(match.halfTime ? [resultRow(1, "Halbzeitergebnis", match.halfTime)] : []),
      ...(match.part === "over" ? [resultRow(2, "Endergebnis", match.score)] : []),
    ],
  });

/** The Bundesliga of OpenLigaDB. */
export const openLigaDbStub: StubKind = {
  nothing: [],
  answer({ pathname }, now, evening, faults) {
    if (pathname === "/getavailableleagues") return [leagueRow("bl1", String(new Date(now).getUTCFullYear()))];
    if (pathname.startsWith("/getbltable/"))
      return footballTableOf(footballAt(now, evening, faults), faults).map((line) => tableRow(line, CLUBS[line.club]!));
    return pathname.startsWith("/getmatchdata/") ? footballAt(now, evening, faults).map(toMatch) : [];
  },
  fileOf: ({ pathname }) => pathname.slice(1).replaceAll("/", "-"),
  headers: () => ({}),
  refusal: () => ({ status: 429, body: {} }),
  variables: (address) => ({ SUPPLIERS: "openligadb", OPENLIGADB_URL: address, SUPPLIER_COMPETITIONS: "331" }),
};
