import entity from "~/features/entity/entity.module.css";
import gameStrip from "~/features/match/game-strip.module.css";
import headStrip from "~/features/match/head-strip.module.css";
import head from "~/features/match/match-head.module.css";
import board from "~/features/match/score-board.module.css";
import eventSign from "~/features/match-events/event-sign.module.css";
import eventText from "~/features/match-events/event-text.module.css";
import charts from "~/features/match-overview/charts.module.css";
import overview from "~/features/match-overview/overview.module.css";
import sideNames from "~/features/match-overview/side-names.module.css";
import timeline from "~/features/match-overview/timeline.module.css";
import stats from "~/features/match-stats/stat-table.module.css";
import standings from "~/features/standings/standings.module.css";

/** The style sheets of what a card takes from a match's page: the build leaves out those whose classes nobody uses. */
export const CARD_SHEETS: readonly Readonly<Record<string, string>>[] = [
  entity,
  gameStrip,
  headStrip,
  head,
  board,
  charts,
  eventSign,
  eventText,
  overview,
  sideNames,
  stats,
  standings,
  timeline,
];
