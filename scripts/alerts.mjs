// `npm run alerts`: asks Analytics Engine how fast the error budgets of docs/slo.md are used up, prints a line for each
// objective, and ends with 1 if one burns too fast: for a scheduler that tells somebody then. Needs CLOUDFLARE_ACCOUNT_ID
// and CLOUDFLARE_API_TOKEN (Account Analytics: Read).
//   -- --dataset=matchlight_staging_figures   of another environment
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { judge, OBJECTIVES, queryOf, WINDOWS } from "./lib/objectives.mjs";
import { die } from "./lib/project.mjs";
import { readOptions, TEXT } from "./lib/read-options.mjs";
import { tableOf } from "./lib/text-table.mjs";

const { values } = readOptions({ dataset: { ...TEXT, default: "matchlight_figures" } });
const {
  CLOUDFLARE_ACCOUNT_ID: account,
  CLOUDFLARE_API_TOKEN: token,
  CLOUDFLARE_API_BASE: base = "https://api.cloudflare.com/client/v4",
} = process.env;
if (!account || !token) die("Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (docs/slo.md).");
if (!/^\w+$/.test(values.dataset)) die(`--dataset=${values.dataset} is not the name of a data set.`);

async function ask(query) {
  const answer = await fetch(`${base}/accounts/${account}/analytics_engine/sql`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: query,
  });
  if (!answer.ok) die(`Analytics Engine answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  const [row] = (await answer.json()).data;
  return { total: Number(row?.total ?? 0), bad: Number(row?.bad ?? 0) };
}

const rows = [];
for (const objective of OBJECTIVES)
  for (const window of WINDOWS) {
    const counted = await ask(queryOf(objective, window.minutes, values.dataset));
    const { total, share, burning, isTooFast } = judge(objective, window, counted);
    rows.push({
      objective: objective.id,
      minutes: window.minutes,
      counted: Math.round(total),
      bad: `${(share * 100).toFixed(2)} %`,
      burning: `${burning.toFixed(1)} of ${window.burn}`,
      alert: isTooFast ? `${window.urgency}: docs/runbook.md#missed-${objective.id}` : "",
    });
  }
for (const line of tableOf(Object.keys(rows[0]), rows)) console.log(line);
process.exitCode = rows.some(({ alert }) => alert) ? 1 : 0;
