import type { Pair } from "#contract/domain/match";
import { DAY } from "#contract/time/units";
import type { MatchAt } from "../../../match/match.ts";
import { otherSide, turnedPair } from "../../../match/sides.ts";
import type { Fact } from "./facts.ts";
import type { PreviewData } from "./preview-data.ts";
import { named, outcomeFor, scored, winnerOf } from "./shared-lines.ts";
import type { Line } from "./story.ts";

// What two teams' earlier meetings say.

const LEAST_SWEEP = 3;
/** Days: a meeting is fresh. */
const RECENTLY = 45;

/** The side of the coming match whose team won every meeting that is known; none after fewer than three. */
export function sweeperOf({ meetings, teams }: PreviewData): "home" | "away" | undefined {
  if (meetings.length < LEAST_SWEEP) return undefined;
  return (["home", "away"] as const).find((side) =>
    meetings.every((match) => outcomeFor(teams[side].id, match) === "W"),
  );
}

export const metLately = ({ meetings: [last], fixture }: PreviewData): boolean =>
  last !== undefined && fixture.kickOff - last.fixture.kickOff < RECENTLY * DAY;

function lastLine({ fixture, state }: MatchAt, { teams, timeZone }: PreviewData): Line {
  const [home, away] = state.score ?? [0, 0];
  const date = { day: fixture.kickOff, timeZone };
  const [first, second] = fixture.homeId === teams.home.id ? [teams.home, teams.away] : [teams.away, teams.home];
  const winner = winnerOf(state);
  if (!winner || home === away)
    return {
      key: "lastMeetingDrawn",
      values: { home: named(first), away: named(second), score: scored([home, away]), date },
    };
  const [team, opponent] = winner === "home" ? [first, second] : [second, first];
  const own: Pair = winner === "home" ? [home, away] : [away, home];
  /** From the winner's perspective, and from the loser's. */
  const scores = { won: scored(own), lost: scored(turnedPair(own)) };
  return { key: "lastMeetingWon", values: { team: named(team), opponent: named(opponent), ...scores, date } };
}

function tallyFacts(data: PreviewData): Fact[] {
  const { meetings, teams } = data;
  if (meetings.length < 2) return [];
  const sweeper = sweeperOf(data);
  if (sweeper) {
    const values = { team: named(teams[sweeper]), opponent: named(teams[otherSide(sweeper)]), of: meetings.length };
    return [{ topic: "tally", weight: 46, line: { key: "meetingsAll", values } }];
  }
  const outcomes = meetings.map((match) => outcomeFor(teams.home.id, match));
  const count = (outcome: "W" | "L"): number => outcomes.filter((one) => one === outcome).length;
  const [side, other] = count("W") >= count("L") ? (["home", "away"] as const) : (["away", "home"] as const);
  const values = {
    team: named(teams[side]),
    opponent: named(teams[other]),
    count: Math.max(count("W"), count("L")),
    other: Math.min(count("W"), count("L")),
    of: meetings.length,
  };
  if (values.count === 0) return [];
  const isOneSided = values.count > 1 && values.other === 0;
  const line: Line = { key: isOneSided ? "meetingsNoLoss" : "meetingsTally", values };
  return [{ topic: "tally", weight: isOneSided ? 30 : 17, line }];
}

export function meetingFacts(data: PreviewData): Fact[] {
  const { meetings, teams } = data;
  const [last] = meetings;
  const both = { team: named(teams.home), opponent: named(teams.away) };
  if (!last?.state.score) return [{ topic: "meeting", weight: 24, line: { key: "noMeetings", values: both } }];
  return [{ topic: "meeting", weight: metLately(data) ? 40 : 20, line: lastLine(last, data) }, ...tallyFacts(data)];
}
