import type { Side } from "#contract/domain/match";
import type { TeamEntry } from "../../../data/entries/types.ts";
import type { MatchAt } from "../../../match/match.ts";
import { otherSide, SIDES } from "../../../simulator/football/sides.ts";
import type { PreviewData } from "./preview-data.ts";
import {
  chanceLine,
  dayText,
  formLines,
  named,
  namedCompetition,
  noteLine,
  outcomeFor,
  scored,
  tableLines,
  toSlug,
  winnerOf,
} from "./shared-lines.ts";
import type { Line, Outline } from "./story.ts";
import { storyModelOf } from "./story-model.ts";

const FORM = 5;
const LEAST_HOME = 3;

/** Average goals scored and conceded per match over the last five. */
function averageLines({ teams, recent, competition }: PreviewData): Line[] {
  return SIDES.flatMap((side): Line[] => {
    const last = recent[side].slice(0, FORM);
    if (last.length < FORM) return [];
    const sums = last.reduce<[own: number, other: number]>(
      ([own, other], { fixture, state }) => {
        const [home, away] = state.score ?? [0, 0];
        return fixture.homeId === teams[side].id ? [own + home, other + away] : [own + away, other + home];
      },
      [0, 0],
    );
    const values = {
      team: named(teams[side]),
      of: FORM,
      scored: { decimal: sums[0] / FORM },
      conceded: { decimal: sums[1] / FORM },
    };
    return [{ key: storyModelOf(competition.sport).keys.average, values }];
  });
}

function meetingLines({ meetings, teams, timeZone }: PreviewData): Line[] {
  const [last] = meetings;
  const both = { team: named(teams.home), opponent: named(teams.away) };
  if (!last?.state.score) return [{ key: "noMeetings", values: both }];
  const date = { day: last.fixture.kickOff, timeZone };
  const lastLine = lastMeeting(last, teams, date);
  const outcomes = meetings.map((match) => outcomeFor(teams.home.id, match));
  const count = (outcome: "W" | "L") => outcomes.filter((one) => one === outcome).length;
  if (meetings.length < 2) return [lastLine];
  const values = { ...both, count: count("W"), other: count("L"), of: meetings.length };
  return [lastLine, { key: "meetingsTally", values }];
}

function lastMeeting(
  { fixture, state }: MatchAt,
  teams: Record<Side, TeamEntry>,
  date: { day: number; timeZone: string },
): Line {
  const [home, away] = state.score ?? [0, 0];
  const isSameSide = fixture.homeId === teams.home.id;
  const [first, second] = isSameSide ? [teams.home, teams.away] : [teams.away, teams.home];
  const winner = winnerOf(state);
  if (!winner || home === away)
    return {
      key: "lastMeetingDrawn",
      values: { home: named(first), away: named(second), score: scored([home, away]), date },
    };
  const [team, opponent] = winner === "home" ? [first, second] : [second, first];
  const won = scored(winner === "home" ? [home, away] : [away, home]);
  return { key: "lastMeetingWon", values: { team: named(team), opponent: named(opponent), won, date } };
}

/** The home side's last home matches, and the away side's last away matches. */
function venueLines({ teams, recent }: PreviewData): Line[] {
  return SIDES.flatMap((side): Line[] => {
    const { id } = teams[side];
    const there = recent[side].filter(({ fixture }) => (side === "home" ? fixture.homeId : fixture.awayId) === id);
    if (there.length < LEAST_HOME) return [];
    const wins = there.filter((match) => outcomeFor(id, match) === "W").length;
    const values = { team: named(teams[side]), wins, of: there.length };
    const key = wins > 0 ? (`${side}Record` as const) : (`${side}Winless` as const);
    return [{ key, values, isOptional: true }];
  });
}

function outlookLines(data: PreviewData): Line[] {
  const { absences, teams, chances } = data;
  const side: Side = (absences?.away ?? 0) > (absences?.home ?? 0) ? "away" : "home";
  const out: Line[] =
    absences && absences.home + absences.away > 0
      ? [
          {
            key: absences[otherSide(side)] > 0 ? "absences" : "absencesOfOne",
            values: {
              team: named(teams[side]),
              count: absences[side],
              opponent: named(teams[otherSide(side)]),
              other: absences[otherSide(side)],
            },
          },
        ]
      : [];
  const favourite = chanceLine(data, "chanceNow");
  const isShared = chances?.length === 3 && favourite.length > 0;
  const draw: Line[] = isShared ? [{ key: "drawChance", values: { chance: chances[1]! }, isOptional: true }] : [];
  return [...out, ...favourite, ...draw];
}

/** The outline of a preview, from what is known a day before. */
export function toPreview(data: PreviewData): Outline {
  const { fixture, teams, competition, timeZone } = data;
  const sport = competition.sport;
  const isMatchday = fixture.matchday !== undefined && storyModelOf(sport).hasMatchdays;
  return {
    id: fixture.id,
    kind: "preview",
    sport,
    competitionId: fixture.competitionId,
    matchId: fixture.id,
    slug: toSlug(teams.home.key, "vs", teams.away.key, "preview", dayText(fixture.kickOff, timeZone)),
    values: {
      home: named(teams.home),
      away: named(teams.away),
      competition: namedCompetition(competition),
      day: { when: fixture.kickOff, timeZone },
      time: { time: fixture.kickOff, timeZone },
      ...(isMatchday && { matchday: fixture.matchday! }),
    },
    titles: [["previewTitle"]],
    openings: [["previewOpen"]],
    summaries: [{ key: "previewSummary" }],
    parts: [
      { lines: [...(isMatchday ? [{ key: "previewMatchday" } as const] : []), { key: "previewTime" }] },
      { heading: "headingForm", lines: [...tableLines(data, "home"), ...formLines(data), ...averageLines(data)] },
      { heading: "headingMeetings", lines: [...meetingLines(data), ...venueLines(data)] },
      { heading: "headingOutlook", lines: outlookLines(data) },
      noteLine([fixture.source]),
    ],
  };
}
