import type { Evening } from "../stub/evening.ts";
import type { StubFaults } from "../stub/faults.ts";
import { CHANGE_MINUTE, footballAt, footballTableOf, type PlayedMatch } from "../stub/football-evening.ts";
import { eventRow, type FixtureOptions, lineUpRow, standingRow } from "./stub-answers.ts";

const CLUBS = [
  { id: 42, name: "Arsenal" },
  { id: 66, name: "Aston Villa" },
  { id: 49, name: "Chelsea" },
  { id: 45, name: "Everton" },
  { id: 40, name: "Liverpool" },
  { id: 36, name: "Fulham" },
] as const;

const STATUS: Readonly<Record<PlayedMatch["part"], string>> = {
  before: "NS",
  "first half": "1H",
  "half-time": "HT",
  "second half": "2H",
  over: "FT",
};

const SCORER = 9;
const [OFF, ON] = [10, 12];
const playerOf = (club: { id: number }, place: number) => {
  const id = club.id * 100 + place;
  return { id, name: `P. ${id}` };
};

function toFixture(match: PlayedMatch, faults: StubFaults): FixtureOptions {
  const [home, away] = [CLUBS[match.clubs[0]]!, CLUBS[match.clubs[1]]!];
  const { part, elapsed, score, halfTime, goals, isChanged, passed } = match;
  const [isBegun, isOver] = [part !== "before", part === "over"];
  const isHomeWin = score[0] > score[1];
  const wins = score[0] === score[1] ? [null, null] : [isHomeWin, !isHomeWin];
  const [player, assist] = faults.has("swapped-subs") ? [ON, OFF] : [OFF, ON];
  const changes = [home, away].map((club) =>
    eventRow(club.id, CHANGE_MINUTE, "subst", "Substitution 1", {
      player: playerOf(club, player),
      assist: playerOf(club, assist),
    }),
  );
  return {
    id: match.id,
    timestamp: Math.floor(match.kickOff / 1000),
    season: new Date(match.kickOff).getUTCFullYear(),
    status: { short: STATUS[part], ...(isBegun && { elapsed }) },
    home: { ...home, winner: isOver ? wins[0]! : null },
    away: { ...away, winner: isOver ? wins[1]! : null },
    goals: isBegun ? score : [null, null],
    ...(halfTime && { halftime: halfTime }),
    ...(isOver && { fulltime: score }),
    events: [
      ...goals.map(({ minute, side }) => {
        const club = side === "home" ? home : away;
        return eventRow(club.id, minute, "Goal", "Normal Goal", { player: playerOf(club, SCORER) });
      }),
      ...(isChanged ? changes : []),
    ],
    lineups: [home, away].map((club) => lineUpRow(club.id, club.id * 100)),
    ...(isBegun && {
      statistics: [home, away].map((club, side) => ({
        team: { id: club.id },
        statistics: [{ type: "Total Shots", value: 1 + Math.floor(passed / 9) + side }],
      })),
    }),
  };
}

/** Every match of an evening at an instant. */
export const eveningAt = (now: number, evening: Evening, faults: StubFaults): FixtureOptions[] =>
  footballAt(now, evening, faults).map((match) => toFixture(match, faults));

/** The lines of the supplier's table. */
export const standingsAt = (now: number, evening: Evening, faults: StubFaults): object[] =>
  footballTableOf(footballAt(now, evening, faults), faults).map((line) =>
    standingRow({ ...line, club: CLUBS[line.club]! }),
  );
