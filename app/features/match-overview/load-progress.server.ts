import type { i18n } from "i18next";
import type { GameComment, GameEvent } from "#contract/domain/game-events";
import type { GameStatistics } from "#contract/domain/game-info";
import type { Match } from "#contract/domain/match";
import type { MatchEvents } from "#contract/domain/match-events";
import type { MatchAbout } from "#contract/domain/match-info";
import type { MatchStatistics } from "#contract/domain/match-statistics";
import type { WinRate } from "#contract/domain/odds";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import { settle } from "~/features/errors/error-states.server";
import type { MatchRequest } from "~/features/match/load-match-head.server";
import { goalRows, timelineRows } from "~/features/match-events/timeline";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { bySport } from "~/sports/by-sport";
import { chanceLine } from "./game-progress.ts";
import { footballKeyStats, gameKeyStats, type KeyStatsView, wholeGame } from "./key-stats.ts";
import type { MatchInfoData } from "./match-info-data.ts";
import { momentumChart } from "./momentum.ts";
import { flowChart } from "./score-flow.ts";
import { footballTurnData, gameTurnData, latestOf } from "./turn-texts.ts";
import { footballTurn, gameTurn } from "./turning-point.ts";

/** A match's progress depends on its head and its chances, which are loaded in parallel. */
type ProgressOf = (
  about: MatchAbout,
  rate: WinRate | undefined,
) => Pick<MatchInfoData, "football" | "game" | "stats" | "turn">;

interface LoadingProgress {
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

const statsOf = (stats: KeyStatsView | undefined): Pick<MatchInfoData, "stats"> =>
  stats && stats.rows.length > 0 ? { stats } : {};

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
  (about, rate) => {
    const found = events.value?.value;
    const { goals, isCovered } = bySport(about, {
      football: (one) => ({ goals: one.goals, isCovered: one.coverage?.stat }),
      basketball: () => ({ goals: [], isCovered: false }),
    });
    const momentum = momentumChart(stat.value?.value.momentum ?? [], found?.events);
    const isOpen = countsOn(about.match, isCovered);
    const turn = rate && footballTurn(about.match, goals, rate);
    return {
      ...statsOf(stat.value && footballKeyStats(stat.value.value, { ...shown, isOpen })),
      ...(turn && { turn: footballTurnData(turn, about.match, goals) }),
      football: {
        rows: found ? timelineRows(found) : goalRows(goals),
        kicks: found?.shootout ?? [],
        ...(momentum && { momentum }),
        faults: { ...(events.error && { events: events.error }), ...(stat.error && { momentum: stat.error }) },
      },
    };
  };

/** As many comments as the tracker asks for: one answer serves both. */
const SAID = 30;

function loadGame(context: EdgeContext, matchId: string): LoadingProgress {
  const { upstream } = context;
  return {
    progress: Promise.all([
      settle(context, upstream.call("basketballMatchStat", { matchId })),
      settle(context, upstream.call("basketballMatchEvents", { matchId })),
      settle(context, upstream.call("basketballCommentary", { matchId, size: SAID })),
    ]).then(([stat, events, said]) =>
      gameProgress(shownIn(context), stat, { events: events.value?.value.events, said: said.value?.value.comments }),
    ),
  };
}

interface Reported {
  events: readonly GameEvent[] | undefined;
  /** Newest first. */
  said: readonly GameComment[] | undefined;
}

const gameProgress =
  (shown: ShownIn, stat: Settled<Fetched<GameStatistics>>, { events = [], said = [] }: Reported): ProgressOf =>
  (about, rate) => {
    const { match } = about;
    const periods = match.state === "scheduled" ? undefined : match.periods;
    const points = stat.value?.value.flow ?? [];
    const flow = flowChart(points, periods, stat.value ? wholeGame(stat.value.value) : []);
    const chance = rate && chanceLine(match, points, rate);
    const isCovered = bySport(about, { football: () => false, basketball: ({ coverage }) => coverage?.progress });
    const hasLatest = match.state === "live" && isCovered !== false;
    const latest = hasLatest && periods ? latestOf(shown, periods, { events, said }) : undefined;
    const turn =
      match.state === "finished" && periods && rate && gameTurn(events, periods, { ...rate, winner: match.winner });
    const isOpen = countsOn(match, isCovered);
    return {
      ...statsOf(stat.value && gameKeyStats(stat.value.value, { ...shown, isOpen })),
      ...(turn && { turn: gameTurnData(shown, turn, { match, periods }) }),
      game: {
        ...(flow && { flow }),
        ...(chance && { chance }),
        ...(latest && { latest }),
        ...(stat.error && { fault: stat.error }),
      },
    };
  };

export const LOAD_PROGRESS: Record<Sport, (context: EdgeContext, matchId: string) => LoadingProgress> = {
  football: loadFootball,
  basketball: loadGame,
};
