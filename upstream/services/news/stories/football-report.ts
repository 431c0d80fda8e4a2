import type { Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { sideAhead, sideIndex } from "../../../match/score.ts";
import { otherSide } from "../../../simulator/football/sides.ts";
import type { FootballData, GoalFact } from "./football-data.ts";
import { eventLines } from "./football-events.ts";
import {
  chanceLine,
  dayText,
  formLines,
  named,
  namedCompetition,
  nextLines,
  noteLine,
  scored,
  tableLines,
  toSlug,
  winnerOf,
} from "./shared-lines.ts";
import type { Line, Outline, Values } from "./story.ts";

const LATE_MINUTE = 85;
const ROUT_GOALS = 4;

/** The goal after which the winner was never level or behind again. */
function decisiveGoal(goals: readonly GoalFact[], winner: Side): GoalFact | undefined {
  const lastLevel = goals.findLastIndex(({ score }) => sideAhead(score) !== winner);
  return goals[lastLevel + 1];
}

const wasBehind = (goals: readonly GoalFact[], side: Side): boolean =>
  goals.some(({ score }) => sideAhead(score) === otherSide(side));

/** Angles for titles and openings, most fitting first. */
function angles(data: FootballData): { special: string | undefined; base: "Home" | "Away" | "Draw" | "Goalless" } {
  const { state, goals } = data;
  const score = state.score ?? [0, 0];
  const winner = winnerOf(state);
  if (state.shootout) return { special: "Shootout", base: "Draw" };
  if (!winner) return { special: undefined, base: score[0] === 0 ? "Goalless" : "Draw" };
  const base = winner === "home" ? "Home" : "Away";
  const decisive = decisiveGoal(goals, winner);
  if (state.phase === "AFTER_ET") return { special: "Extra", base };
  if (decisive && decisive.at.minute >= LATE_MINUTE) return { special: "Late", base };
  if (wasBehind(goals, winner)) return { special: "Comeback", base };
  return { special: Math.abs(score[0] - score[1]) >= ROUT_GOALS ? "Rout" : undefined, base };
}

const toKey = (prefix: "title" | "open", angle: string): StoryKey => `${prefix}${angle}` as StoryKey;

function buildGroups(prefix: "title" | "open", { special, base }: ReturnType<typeof angles>): StoryKey[][] {
  const any = toKey(prefix, "Any");
  // After a shoot-out the score is level, but sentences about draws would be untrue.
  if (special === "Shootout") return [[toKey(prefix, "Shootout")], [any]];
  return [...(special ? [[toKey(prefix, special)]] : []), [toKey(prefix, base), any]];
}

function toValues(data: FootballData): Values {
  const { state, teams, fixture, competition, timeZone, goals } = data;
  const score = state.score ?? [0, 0];
  const winner = winnerOf(state) ?? "home";
  const loser = otherSide(winner);
  const decisive = decisiveGoal(goals, winner);
  return {
    home: named(teams.home),
    away: named(teams.away),
    winner: named(teams[winner]),
    loser: named(teams[loser]),
    score: scored(score),
    /** From the winner's perspective. */
    won: scored(winner === "home" ? score : [score[1], score[0]]),
    ...(state.shootout && {
      kicks: scored(winner === "home" ? state.shootout : [state.shootout[1], state.shootout[0]]),
    }),
    ...(decisive && { at: decisive.at }),
    competition: namedCompetition(competition),
    date: { day: fixture.kickOff, timeZone },
    ...(fixture.matchday !== undefined && { matchday: fixture.matchday }),
  };
}

/** Players with more than one goal. */
function scorerLines({ goals, teams }: FootballData): Line[] {
  const counts = new Map<string, { goal: GoalFact; count: number }>();
  for (const goal of goals) {
    if (!goal.player || goal.how === "own") continue;
    const key = `${goal.side} ${goal.player.names.en}`;
    counts.set(key, { goal, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .map(({ goal, count }) => ({
      key: ({ 2: "twoGoals", 3: "hatTrick" } as const)[count] ?? "manyGoals",
      values: { player: goal.player!, team: named(teams[goal.side]), count },
    }));
}

function statLines({ stats, teams, state }: FootballData): Line[] {
  const pairFor = (key: StatKey, side: Side) => {
    const pair = stats[key];
    return pair && { count: pair[sideIndex(side)], other: pair[1 - sideIndex(side)]! };
  };
  const more = (key: StatKey): Side => (stats[key] && stats[key][1] > stats[key][0] ? "away" : "home");
  const both = (side: Side) => ({ team: named(teams[side]), opponent: named(teams[otherSide(side)]) });
  const lines: Line[] = [];
  const ball = more("possession");
  const share = pairFor("possession", ball);
  if (share) {
    const key = share.count === share.other ? "possessionEven" : "possession";
    lines.push({ key, values: { ...both(ball), share: share.count } });
  }
  const shooting = more("shots");
  const shots = pairFor("shots", shooting);
  if (shots) lines.push({ key: "shots", values: { ...both(shooting), ...shots } });
  const aiming = more("shotsOnTarget");
  const onTarget = pairFor("shotsOnTarget", aiming);
  if (onTarget) lines.push({ key: "onTarget", values: { ...both(aiming), ...onTarget } });
  const winner = winnerOf(state);
  if (winner && shots && shots.count > shots.other && shooting !== winner)
    lines.push({ key: "fewerShots", values: both(winner), isOptional: true });
  const saving = more("saves");
  const saves = pairFor("saves", saving);
  if (saves && saves.count > 2) lines.push({ key: "saves", values: { ...both(saving), ...saves }, isOptional: true });
  const cornering = more("corners");
  const corners = pairFor("corners", cornering);
  if (corners && corners.count > 1)
    lines.push({ key: "corners", values: { ...both(cornering), ...corners }, isOptional: true });
  const yellows = stats.yellowCards;
  if (yellows && yellows[0] + yellows[1] > 1)
    lines.push({ key: "yellows", values: { count: yellows[0] + yellows[1] }, isOptional: true });
  return lines;
}

function endLines({ state, teams }: FootballData, values: Values): Line[] {
  const tie: Line[] = state.aggregate
    ? [{ key: "aggregate", values: { ...values, aggregate: scored(state.aggregate) } }]
    : [];
  if (!state.shootout || !state.winner) return tie;
  return [...tie, { key: "shootoutEnd", values: { ...values, team: named(teams[state.winner]) } }];
}

/** The outline of a report on a finished football match. */
export function footballReport(data: FootballData): Outline {
  const { fixture, state, teams, timeZone } = data;
  const winner = winnerOf(state) ?? "home";
  const values = toValues(data);
  const about = angles(data);
  const stats = statLines(data);
  const after = [...tableLines(data, winner), ...formLines(data), ...nextLines(data, winner)];
  return {
    id: fixture.id,
    kind: "report",
    sport: "football",
    competitionId: fixture.competitionId,
    matchId: fixture.id,
    slug: toSlug(teams.home.key, "vs", teams.away.key, "report", dayText(fixture.kickOff, timeZone)),
    values,
    titles: buildGroups("title", about),
    openings: buildGroups("open", about),
    summary: "reportSummary",
    parts: [
      {
        lines: [
          { key: fixture.matchday === undefined ? "ledeDate" : "ledeMatchday" },
          ...chanceLine(data, "chanceBefore"),
        ],
      },
      { heading: "headingStory", lines: [...eventLines(data), ...scorerLines(data), ...endLines(data, values)] },
      { heading: "headingNumbers", lines: stats },
      { heading: "headingNext", lines: after },
      noteLine([fixture.source]),
    ],
  };
}
