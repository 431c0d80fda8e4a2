import type { i18n } from "i18next";
import type { GameStatistics } from "#contract/domain/game-info";
import type { Match } from "#contract/domain/match";
import type { MatchEvents } from "#contract/domain/match-events";
import type { MatchStatistics } from "#contract/domain/match-statistics";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import { settle } from "~/features/errors/error-states.server";
import type { MatchRequest } from "~/features/match/load-match-head.server";
import type { MatchAbout } from "~/features/match/match-about";
import { goalRows, timelineRows } from "~/features/match-events/timeline";
import type { StatView } from "~/features/match-stats/stat-view";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { bySport } from "~/sports/by-sport";
import { footballKeyStats, gameKeyStats } from "./key-stats.ts";
import type { MatchInfoData } from "./match-info-data.ts";
import { momentumChart } from "./momentum.ts";
import { flowChart } from "./score-flow.ts";

/** A match's progress depends on its head, which is loaded in parallel. */
type ProgressOf = (about: MatchAbout) => Pick<MatchInfoData, "football" | "game" | "stats">;

export interface LoadingProgress {
  events?: MatchRequest["events"];
  progress: Promise<ProgressOf>;
}

interface ShownIn {
  texts: i18n;
  locale: EdgeContext["locale"];
}

const shownIn = ({ locale }: EdgeContext): ShownIn => ({
  texts: translatorOf(locale, namespacesOf("match-info")),
  locale,
});

/** Whether figures that are missing will come. */
const countsOn = ({ state }: Match, isCovered: boolean | undefined): boolean =>
  isCovered === true && (state === "live" || state === "halted");

const statsOf = (stats: StatView[] | undefined): Pick<MatchInfoData, "stats"> =>
  stats && stats.length > 0 ? { stats } : {};

function loadFootball(context: EdgeContext, matchId: string): LoadingProgress {
  const { upstream } = context;
  const events = settle(context, upstream.call("matchEvents", { matchId }));
  const stat = settle(context, upstream.call("matchStat", { matchId }));
  return {
    events,
    progress: Promise.all([events, stat]).then((answers) => footballProgress(shownIn(context), ...answers)),
  };
}

const footballProgress =
  (shown: ShownIn, events: Settled<Fetched<MatchEvents>>, stat: Settled<Fetched<MatchStatistics>>): ProgressOf =>
  (about) => {
    const found = events.value?.value;
    const { goals, isCovered } = bySport(about, {
      football: (one) => ({ goals: one.goals, isCovered: one.coverage?.stat }),
      basketball: () => ({ goals: [], isCovered: false }),
    });
    const momentum = momentumChart(stat.value?.value.momentum ?? [], found?.events);
    const isOpen = countsOn(about.match, isCovered);
    return {
      ...statsOf(stat.value && footballKeyStats(stat.value.value, { ...shown, isOpen })),
      football: {
        rows: found ? timelineRows(found) : goalRows(goals),
        kicks: found?.shootout ?? [],
        ...(momentum && { momentum }),
        faults: { ...(events.error && { events: events.error }), ...(stat.error && { momentum: stat.error }) },
      },
    };
  };

function loadGame(context: EdgeContext, matchId: string): LoadingProgress {
  const stat = settle(context, context.upstream.call("basketballMatchStat", { matchId }));
  return { progress: stat.then((answer) => gameProgress(shownIn(context), answer)) };
}

const gameProgress =
  (shown: ShownIn, stat: Settled<Fetched<GameStatistics>>): ProgressOf =>
  (about) => {
    const { match } = about;
    const periods = match.state === "scheduled" ? undefined : match.periods;
    const flow = flowChart(stat.value?.value.flow ?? [], periods);
    const isCovered = bySport(about, { football: () => false, basketball: ({ coverage }) => coverage?.progress });
    const isOpen = countsOn(match, isCovered);
    return {
      ...statsOf(stat.value && gameKeyStats(stat.value.value, { ...shown, isOpen })),
      game: { ...(flow && { flow }), ...(stat.error && { fault: stat.error }) },
    };
  };

export const LOAD_PROGRESS: Record<Sport, (context: EdgeContext, matchId: string) => LoadingProgress> = {
  football: loadFootball,
  basketball: loadGame,
};
