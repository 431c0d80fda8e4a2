import { minus } from "../../match/score.ts";
import type { Evening } from "../stub/evening.ts";
import type { StubFaults } from "../stub/faults.ts";
import { footballAt, footballTableOf } from "../stub/football-evening.ts";
import { CHANGE_MINUTE, type PlayedMatch } from "../stub/played-match.ts";
import { eventRow, type FixtureOptions, lineUpRow, standingRow } from "./stub-answers.ts";
import { STUB_LEAGUES } from "./stub-leagues.ts";

/** Of phases that matches of football have; a match that is late has not begun. */
const STATUS: Partial<Record<PlayedMatch["phase"], string>> = {
  FIRST_HALF: "1H",
  HALF_TIME: "HT",
  SECOND_HALF: "2H",
  ET_BREAK: "BT",
  EXTRA_TIME: "ET",
  SHOOTOUT: "P",
  FULL_TIME: "FT",
  AFTER_ET: "AET",
  AFTER_PENS: "PEN",
  INTERRUPTED: "INT",
  ABANDONED: "ABD",
  POSTPONED: "PST",
};

const CARDS = { yellow: "Yellow Card", second_yellow: "Second Yellow card", red: "Red Card" } as const;

const goalWord = ({ isPenalty, isOwnGoal }: PlayedMatch["goals"][number]): string =>
  isPenalty ? "Penalty" : isOwnGoal ? "Own Goal" : "Normal Goal";

const SCORER = 9;
const [OFF, ON] = [10, 12];
const playerOf = (club: { id: number }, place: number) => {
  const id = club.id * 100 + place;
  return { id, name: `P. ${id}` };
};

type Club = (typeof STUB_LEAGUES)[number]["clubs"][number];

function eventsOf(match: PlayedMatch, [home, away]: readonly [Club, Club], faults: StubFaults): object[] {
  const clubOf = ({ side }: { side: "home" | "away" }) => (side === "home" ? home : away);
  const [player, assist] = faults.has("swapped-subs") ? [ON, OFF] : [OFF, ON];
  const changes = [home, away].map((club) =>
    eventRow(club.id, CHANGE_MINUTE, "subst", "Substitution 1", {
      player: playerOf(club, player),
      assist: playerOf(club, assist),
    }),
  );
  return [
    ...match.goals.map((goal) => {
      const { minute, added = null } = goal;
      const more = { player: playerOf(clubOf(goal), SCORER), extra: added };
      return eventRow(clubOf(goal).id, minute, "Goal", goalWord(goal), more);
    }),
    ...match.cards.map((card, index) => {
      const booked = playerOf(clubOf(card), 1 + (index % SCORER));
      return eventRow(clubOf(card).id, card.minute, "Card", CARDS[card.colour], { player: booked });
    }),
    ...match.cancelled.map((goal) => {
      const more = { player: playerOf(clubOf(goal), SCORER) };
      return eventRow(clubOf(goal).id, goal.minute, "Var", "Goal cancelled", more);
    }),
    ...(match.isChanged ? changes : []),
  ];
}

function toFixture(match: PlayedMatch, faults: StubFaults): FixtureOptions {
  const { id: league, name, country, clubs, isCup } = STUB_LEAGUES[match.league]!;
  const [home, away] = [clubs[match.clubs[0]]!, clubs[match.clubs[1]]!];
  const { phase, elapsed, added, score, halfTime, fullTime, shootout, winner, hasBegun, passed } = match;
  const wonBy = (side: "home" | "away") => (winner ? winner === side : null);
  const wentOn = fullTime && (phase === "EXTRA_TIME" || phase === "AFTER_ET" || shootout);
  return {
    id: match.id,
    league,
    named: { name, country: country.name },
    ...(isCup && { round: "Semi-finals" }),
    timestamp: Math.floor(match.kickOff / 1000),
    season: new Date(match.kickOff).getUTCFullYear(),
    status: { short: STATUS[phase] ?? "NS", ...(hasBegun && { elapsed, ...(added && { extra: added }) }) },
    home: { ...home, winner: wonBy("home") },
    away: { ...away, winner: wonBy("away") },
    goals: hasBegun ? score : [null, null],
    ...(halfTime && { halftime: halfTime }),
    ...(fullTime && { fulltime: fullTime }),
    ...(wentOn && { extratime: minus(score, fullTime) }),
    ...(shootout && { penalty: shootout }),
    events: eventsOf(match, [home, away], faults),
    lineups: [home, away].map((club) => lineUpRow(club.id, club.id * 100)),
    ...(hasBegun && {
      statistics: [home, away].map((club, side) => ({
        team: { id: club.id },
        statistics: [{ type: "Total Shots", value: 1 + Math.floor(passed / 9) + side }],
      })),
    }),
  };
}

/** Every match of an evening at an instant. */
export const eveningAt = (now: number, evening: Evening, faults: StubFaults): FixtureOptions[] =>
  footballAt(now, evening, STUB_LEAGUES, faults).map((match) => toFixture(match, faults));

/** The lines of the supplier's table of a league. */
export function standingsAt(league: number, now: number, evening: Evening, faults: StubFaults): object[] {
  const index = STUB_LEAGUES.findIndex(({ id }) => id === league);
  const lines = footballTableOf(footballAt(now, evening, STUB_LEAGUES, faults), index, faults);
  return lines.map((line) => standingRow({ ...line, club: STUB_LEAGUES[index]!.clubs[line.club]! }));
}
