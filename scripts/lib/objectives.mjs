// The objectives of docs/slo.md, measured by the figures that the site counts (contract/figures/write-figure.ts), and
// what of an error budget may be used in how long. A row of docs/runbook.md for each says what to do.

/** Days of an error budget. */
export const PERIOD = 30;

/**
 * `figure`: what is counted; `bad`: which of it counts as bad, in the columns of the data set; `goal`: the least share
 * that is good, of 1; `least`: below so many figures a share says nothing, where that is not the window's number.
 */
export const OBJECTIVES = [
  { id: "availability", figure: "request", bad: "blob2 = 'fault'", goal: 0.999 },
  { id: "speed", figure: "request", bad: "double2 > 1000", goal: 0.99 },
  { id: "freshness", figure: "request", bad: "blob1 = 'last-good'", goal: 0.99 },
  { id: "live", figure: "live", bad: "double2 > 10000", goal: 0.99 },
  { id: "notices", figure: "notice", bad: "double2 > 30000", goal: 0.99 },
  // A figure each minute of play.
  { id: "supplier", figure: "supplier", bad: "double2 > 300000", goal: 0.99, least: 30 },
  { id: "refused", figure: "request", bad: "blob2 = 'refused'", goal: 0.99 },
];

/**
 * Alerts for each objective: `burn` times the budget's even use over `minutes`. The first uses up a fiftieth of thirty
 * days' budget within its hour, the second a twentieth within its six. Below `least` figures a share says nothing.
 */
export const WINDOWS = [
  { minutes: 60, burn: 14.4, urgency: "page somebody", least: 100 },
  { minutes: 360, burn: 6, urgency: "look today", least: 100 },
];

/** The query of an objective's alert, for the SQL API of Analytics Engine; it samples, hence the interval. */
export const queryOf = ({ figure, bad }, minutes, dataset) =>
  `SELECT sum(_sample_interval * double1) AS total, sumIf(_sample_interval * double1, ${bad}) AS bad FROM ${dataset} ` +
  `WHERE index1 = '${figure}' AND timestamp > NOW() - INTERVAL '${minutes}' MINUTE`;

/** The share that is bad, how fast it uses the budget up, and whether that is too fast. */
export function judge(objective, { burn, least }, { total, bad }) {
  const share = total > 0 ? bad / total : 0;
  const burning = share / (1 - objective.goal);
  return { total, share, burning, isTooFast: total >= (objective.least ?? least) && burning > burn };
}
