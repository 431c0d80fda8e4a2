import type { Pair, Side } from "#contract/domain/match";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { sideAhead, sideIndex } from "../../../match/score.ts";
import { otherSide } from "../../../simulator/football/sides.ts";
import type { BasketballData } from "./basketball-data.ts";
import {
  chanceLine,
  dayText,
  formLines,
  named,
  namedCompetition,
  noteLine,
  scored,
  tableLines,
  toSlug,
  winnerOf,
} from "./shared-lines.ts";
import type { Line, Outline, Values } from "./story.ts";

const NARROW_POINTS = 4;
const ROUT_POINTS = 25;
const DEFICIT = 10;
const MANY_CHANGES = 8;

function angleOf({ state, scores, periods, biggestLead }: BasketballData, winner: Side): string | undefined {
  const [home, away] = state.score ?? [0, 0];
  const gap = Math.abs(home - away);
  if (scores.length > periods) return "Overtime";
  if (biggestLead && biggestLead[sideIndex(otherSide(winner))] >= DEFICIT) return "Recovery";
  if (gap >= ROUT_POINTS) return "Runaway";
  return gap <= NARROW_POINTS ? "Narrow" : undefined;
}

const buildGroups = (
  prefix: "gameTitle" | "gameOpen",
  special: string | undefined,
  base: "Home" | "Away",
): StoryKey[][] => [
  ...(special ? [[`${prefix}${special}` as StoryKey]] : []),
  [`${prefix}${base}` as StoryKey, `${prefix}Any` as StoryKey],
];

/** The scores at the breaks of a game in quarters. */
function breakLines({ scores, periods, teams }: BasketballData): Line[] {
  if (periods !== 4) return [];
  const breaks = [
    ["firstQuarterLead", "firstQuarterLevel"],
    ["gameHalfLead", "gameHalfLevel"],
    ["thirdQuarterLead", "thirdQuarterLevel"],
  ] as const;
  return breaks.flatMap(([lead, level], index): Line[] => {
    const score = scores[index];
    if (!score) return [];
    const ahead = sideAhead(score);
    const values = { score: scored(score) };
    return [ahead ? { key: lead, values: { ...values, team: named(teams[ahead]) } } : { key: level, values }];
  });
}

function turnLines(data: BasketballData, winner: Side): Line[] {
  const { run, teams, leadChanges = 0, biggestLead, scores, periods } = data;
  const lines: Line[] = [];
  if (run && run.period <= periods)
    lines.push({ key: "run", values: { team: named(teams[run.side]), points: run.points, quarter: run.period } });
  else if (run) lines.push({ key: "runOvertime", values: { team: named(teams[run.side]), points: run.points } });
  const loser = otherSide(winner);
  const deficit = biggestLead?.[sideIndex(loser)] ?? 0;
  if (deficit >= DEFICIT) lines.push({ key: "deficit", values: { count: deficit } });
  const lead = biggestLead?.[sideIndex(winner)] ?? 0;
  if (lead > 0) lines.push({ key: "biggestLead", values: { count: lead }, isOptional: true });
  if (leadChanges >= MANY_CHANGES) lines.push({ key: "leadChanges", values: { count: leadChanges }, isOptional: true });
  if (scores.length > periods) {
    const regular = scores[periods - 1]!;
    lines.push({ key: "overtime", values: { regular: scored(regular) } });
  }
  return lines;
}

function playerLines({ players, teams }: BasketballData, winner: Side): Line[] {
  const line = (key: StoryKey, fact: BasketballData["players"][number] | undefined): Line[] =>
    fact
      ? [
          {
            key,
            values: {
              player: fact.player,
              team: named(teams[fact.side]),
              points: fact.points,
              rebounds: fact.rebounds,
              assists: fact.assists,
            },
          },
        ]
      : [];
  const own = players.filter(({ side }) => side === winner);
  const others = players.filter(({ side }) => side !== winner);
  const known = [own[0], others[0]];
  const double = players.find(
    (one) => !known.includes(one) && one.points >= 10 && Math.max(one.rebounds, one.assists) >= 10,
  );
  return [
    ...line("topScorer", own[0]),
    ...line("secondScorer", own[1]),
    ...line("otherScorer", others[0]),
    ...line("doubleDouble", double).map((one) => ({ ...one, isOptional: true as const })),
  ];
}

function teamLines({ threes, rebounds, bench, teams }: BasketballData): Line[] {
  const line = (key: StoryKey, pair: Pair | undefined): Line[] => {
    if (!pair || pair[0] === pair[1]) return [];
    const side = pair[0] > pair[1] ? "home" : "away";
    const values = { team: named(teams[side]), opponent: named(teams[otherSide(side)]) };
    return [{ key, values: { ...values, count: Math.max(...pair), other: Math.min(...pair) } }];
  };
  return [
    ...line("teamRebounds", rebounds),
    ...line("teamThrees", threes),
    ...line("benchPoints", bench).map((one) => ({ ...one, isOptional: true as const })),
  ];
}

function buildValues(data: BasketballData, winner: Side): Values {
  const { state, teams, competition, fixture, timeZone } = data;
  const score = state.score ?? [0, 0];
  return {
    home: named(teams.home),
    away: named(teams.away),
    winner: named(teams[winner]),
    loser: named(teams[otherSide(winner)]),
    score: scored(score),
    won: scored(winner === "home" ? score : [score[1], score[0]]),
    gap: Math.abs(score[0] - score[1]),
    competition: namedCompetition(competition),
    date: { day: fixture.kickOff, timeZone },
  };
}

/** The outline of a report on a finished basketball game. */
export function basketballReport(data: BasketballData): Outline {
  const { fixture, teams, state, timeZone } = data;
  const winner = winnerOf(state) ?? "home";
  const base = sideAhead(state.score ?? [0, 0]) === "away" ? "Away" : "Home";
  const special = angleOf(data, winner);
  return {
    id: fixture.id,
    kind: "report",
    sport: "basketball",
    competitionId: fixture.competitionId,
    matchId: fixture.id,
    slug: toSlug(teams.home.key, "vs", teams.away.key, "report", dayText(fixture.kickOff, timeZone)),
    values: buildValues(data, winner),
    titles: buildGroups("gameTitle", special, base),
    openings: buildGroups("gameOpen", special, base),
    summaries: [{ key: "reportSummary" }],
    parts: [
      { lines: [{ key: "ledeDate" }, ...chanceLine(data, "chanceBefore")] },
      { lines: [...breakLines(data), ...turnLines(data, winner)] },
      { heading: "headingNumbers", lines: [...playerLines(data, winner), ...teamLines(data)] },
      {
        lines: [...tableLines(data, winner), ...formLines(data)],
      },
      noteLine([fixture.source]),
    ],
  };
}
