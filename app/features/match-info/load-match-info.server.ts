import type { NextMatches } from "#contract/domain/history";
import type { Side } from "#contract/domain/match";
import type { ShootoutKick } from "#contract/domain/match-events";
import type { EdgeContext } from "#worker/context";
import type { FaceKind } from "~/features/faces/face";
import { settle } from "~/features/faces/fault-face.server";
import { hasMatch, highlightCards } from "~/features/highlights/highlight-cards.server";
import { type AskedMatch, loadMatchHead, type MatchHeadData } from "~/features/match/load-match-head.server";
import type { MatchAbout } from "~/features/match/match-about";
import { formStrip } from "~/features/standings/form-strip.server";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { callOf } from "~/upstream-calls/call-of";
import { type MomentumChart, momentumChart } from "./momentum.ts";
import { type ComingMatch, comingMatches } from "./next-matches.ts";
import { type FlowChart, flowChart } from "./score-flow.ts";
import { goalRows, type TimelineRow, timelineRows } from "./timeline.ts";

/** How a football match came to stand as it stands. */
export interface FootballCourse {
  rows: TimelineRow[];
  kicks: readonly ShootoutKick[];
  momentum?: MomentumChart;
  /** Why a part could not be had; without events the goals stand in their place. */
  faults: { events?: FaceKind; momentum?: FaceKind };
}

export interface GameCourse {
  flow?: FlowChart;
  fault?: FaceKind;
}

export interface MatchInfoData {
  head: MatchHeadData;
  /** Of the sport that the match is of. */
  football?: FootballCourse;
  game?: GameCourse;
  form: Partial<Record<Side, KeptMarkup>>;
  next: Record<Side, ComingMatch[]>;
  /** Absent where there are none. */
  highlights?: KeptMarkup;
}

/** The course of a match needs its head, beside which it is asked for. */
type CourseOf = (about: MatchAbout) => Pick<MatchInfoData, "football" | "game">;

/**
 * What the first tab of a match shows: its course, what is known around it, the form and the next matches of both
 * teams, its highlights. Throws a face for an unknown match and for a fault of its head; goes on without the rest.
 */
export async function loadMatchInfo(context: EdgeContext, asked: Omit<AskedMatch, "tab">): Promise<MatchInfoData> {
  const { sport, params } = asked;
  const matchId = params.matchId ?? "";
  const { upstream } = context;
  const [head, courseOf, next, highlights] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "info" }),
    sport === "football" ? loadFootball(context, matchId) : loadGame(context, matchId),
    settle(context, upstream.call(callOf(sport, "nextFive"), { matchId })),
    settle(context, upstream.call(callOf(sport, "matchHighlights"), { matchId })),
  ]);
  const clips = highlights.value?.value.highlights.filter(hasMatch) ?? [];
  const i18n = translatorOf(context.locale, namespacesOf("match-info"));
  const { competition } = head.about;
  const cards = { context, i18n, competitions: new Map([[competition.id, competition]]), isHidden: false };
  return {
    head,
    ...courseOf(head.about),
    form: formOf(context, head.about),
    next: nextOf(context, head.about, next.value?.value),
    ...(clips.length > 0 && { highlights: keptOnServer(highlightCards(clips, cards)) }),
  };
}

async function loadFootball(context: EdgeContext, matchId: string): Promise<CourseOf> {
  const { upstream } = context;
  const [events, stat] = await Promise.all([
    settle(context, upstream.call("matchEvents", { matchId })),
    settle(context, upstream.call("matchStat", { matchId })),
  ]);
  return (about) => {
    const found = events.value?.value;
    const goals = about.sport === "football" ? about.goals : [];
    const momentum = momentumChart(stat.value?.value.momentum ?? [], found?.events);
    return {
      football: {
        rows: found ? timelineRows(found) : goalRows(goals),
        kicks: found?.shootout ?? [],
        ...(momentum && { momentum }),
        faults: { ...(events.face && { events: events.face }), ...(stat.face && { momentum: stat.face }) },
      },
    };
  };
}

async function loadGame(context: EdgeContext, matchId: string): Promise<CourseOf> {
  const stat = await settle(context, context.upstream.call("basketballMatchStat", { matchId }));
  return ({ match }) => {
    const periods = match.state === "scheduled" ? undefined : match.periods;
    const flow = flowChart(stat.value?.value.flow ?? [], periods);
    return { game: { ...(flow && { flow }), ...(stat.face && { fault: stat.face }) } };
  };
}

function formOf(context: EdgeContext, about: MatchAbout): MatchInfoData["form"] {
  if (about.sport !== "football" || !about.form) return {};
  const { match, competition, form, sport } = about;
  const i18n = translatorOf(context.locale, namespacesOf("match-info"));
  const facts = standingsFacts(context, { sport, competition, i18n });
  const stripOf = (side: Side) => {
    const marks = form[side];
    return formStrip({ team: match[side], form: marks.map(({ result }) => result), formMatches: marks }, facts);
  };
  const [home, away] = [stripOf("home"), stripOf("away")];
  return { ...(home && { home: keptOnServer(home) }), ...(away && { away: keptOnServer(away) }) };
}

function nextOf(
  { locale, visitor }: EdgeContext,
  { match }: MatchAbout,
  next: NextMatches | undefined,
): MatchInfoData["next"] {
  const facts = { locale, timeZone: visitor.timeZone, after: match.kickOff };
  return {
    home: comingMatches(next?.home ?? [], match.home, facts),
    away: comingMatches(next?.away ?? [], match.away, facts),
  };
}
