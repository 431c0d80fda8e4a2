import { otherSide } from "../../../simulator/football/sides.ts";
import type { Fact } from "./facts.ts";
import type { MatchData, PlaceInTable } from "./match-data.ts";
import { named, namedCompetition } from "./shared-lines.ts";
import type { Line, Values } from "./story.ts";

/** Matches before a place says something. */
const LEAST_PLAYED = 3;
const PER_PLACE = 3;

/** What a match has changed in the table for one of its teams. */
function changeOf({ row, rows, before }: PlaceInTable, toValue: (teamId: string) => Values[string]): [Line, number] {
  const { rank, points, played, isTied } = row;
  const values = { place: { place: rank }, points, played, ...(before !== undefined && { from: { place: before } }) };
  const second = rows.find(({ teamId }) => teamId !== row.teamId);
  const gap = rank === 1 && !isTied && second ? points - second.points : 0;
  if (rank === 1 && !isTied && before !== undefined && before > 1) return [{ key: "tableTop", values }, 70];
  if (gap > 0) return [{ key: "tableAhead", values: { ...values, count: gap, opponent: toValue(second!.teamId) } }, 52];
  if (rank === rows.at(-1)?.rank && !isTied) return [{ key: "tableBottom", values }, 46];
  const climbed = (before ?? rank) - rank;
  if (climbed > 0) return [{ key: "tableUp", values }, 36 + PER_PLACE * climbed];
  if (climbed < 0) return [{ key: "tableDown", values }, 34 - PER_PLACE * climbed];
  return [{ key: "tableStill", values }, 20];
}

/** What a match means for its teams' places. */
export function tableFacts(data: MatchData): Fact[] {
  const { places, teams, competition, fixture, timeZone, teamOf } = data;
  if (!places || Math.min(places.home.row.played, places.away.row.played) < LEAST_PLAYED) return [];
  return (["home", "away"] as const).map((side) => {
    const [line, weight] = changeOf(places[side], (id) => named(teamOf(id)));
    const common = {
      team: named(teams[side]),
      other: named(teams[otherSide(side)]),
      competition: namedCompetition(competition),
      day: { when: fixture.kickOff, timeZone },
    };
    return { topic: `table ${side}`, weight, line: { ...line, values: { ...common, ...line.values } } };
  });
}

/** Each team's next match. */
export function nextFacts({ next, teams, timeZone, fixture }: MatchData): Fact[] {
  return (["home", "away"] as const).flatMap((side): Fact[] => {
    const meeting = next[side];
    if (!meeting) return [];
    const values = {
      team: named(teams[side]),
      opponent: named(meeting.opponent),
      day: { when: meeting.kickOff, timeZone, from: fixture.kickOff },
    };
    return [{ topic: `next ${side}`, weight: 10, line: { key: meeting.isHome ? "nextHome" : "nextAway", values } }];
  });
}
