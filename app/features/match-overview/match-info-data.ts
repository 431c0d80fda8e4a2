import type { Side } from "#contract/domain/match";
import type { ShootoutKick } from "#contract/domain/match-events";
import type { ErrorKind } from "~/features/errors/error-kind";
import type { HighlightCardView } from "~/features/highlights/highlight-cards";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import type { TimelineRow } from "~/features/match-events/timeline";
import type { BestPlayer } from "./best-player.ts";
import type { ChancesView } from "./chances.ts";
import type { Form } from "./FormOfBoth.tsx";
import type { KeyStatsView } from "./key-stats.ts";
import type { Preview } from "./load-preview.server.ts";
import type { MomentumChart } from "./momentum.ts";
import type { NextGoalView } from "./next-goal.ts";
import type { UpcomingMatch } from "./next-matches.ts";
import type { OverviewPhase } from "./overview-phase.ts";
import type { FlowChart } from "./score-flow.ts";
import type { TablePlacesData } from "./TablePlaces.tsx";

/** The progress of a football match. */
interface FootballProgressData {
  rows: TimelineRow[];
  kicks: readonly ShootoutKick[];
  momentum?: MomentumChart;
  /** Why a part could not be loaded; without events the goals are shown instead. */
  faults: { events?: ErrorKind; momentum?: ErrorKind };
}

/** What happens at the moment in a basketball game. */
export interface LatestData {
  play?: { time: string; text: string };
  run?: { side: Side; scored: number; conceded: number; time: string };
}

/** The turning point of a finished match, in texts, with chances in whole per cent. */
export interface TurnData {
  /** 67', or Q4 0:12. */
  time: string;
  /** Who scored. */
  name: string;
  homeScore: number;
  awayScore: number;
  /** Whose chance of winning it is. */
  side: Side;
  before: number;
  after: number;
}

interface GameProgressData {
  flow?: FlowChart;
  /** The home side's chance of winning over time, as a line. */
  chance?: string;
  /** While the game is played. */
  latest?: LatestData;
  fault?: ErrorKind;
}

/** Data of a match's first tab. */
export interface MatchInfoData {
  head: MatchHeadData;
  phase: OverviewPhase;
  /** Only the one of the match's sport is set. */
  football?: FootballProgressData;
  game?: GameProgressData;
  /** Absent until something is counted. */
  stats?: KeyStatsView;
  /** After a match that had one. */
  turn?: TurnData;
  /** Until ordinary time is over. */
  chances?: ChancesView;
  /** Football in ordinary time only. */
  nextGoals?: NextGoalView[];
  form?: Form;
  places?: TablePlacesData;
  /** Before the match. */
  preview?: Preview;
  /** After a football match. */
  best?: BestPlayer;
  next: Record<Side, UpcomingMatch[]>;
  /** Absent if there are none. */
  highlights?: HighlightCardView[];
}
