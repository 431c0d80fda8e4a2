// `npm run moderate`: lists the comments that await an operator. `npm run moderate -- hide|restore ID… --operator NAME
// --reason TEXT` decides (docs/publishing.md). Uses the same server as `npm run publish`, or `--url URL --token TOKEN`.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { operatorQueue } from "./lib/operator-queue.mjs";

/** Formats a comment for a terminal; its text has been stripped of control characters. */
function describe({ id, newsId, nickname, state, holdReasons, reports, postedAt, text }) {
  const why = [...holdReasons.map((one) => `held: ${one}`), ...reports.map((one) => `reported: ${one.reason}`)];
  const head = `${id}  ${state}  news ${newsId}  ${nickname ?? "(gone)"}  ${new Date(postedAt).toISOString()}`;
  return `${head}  ${why.join(", ")}\n    ${text.replaceAll("\n", "\n    ")}`;
}

await operatorQueue({
  usage: "npm run moderate -- [hide|restore ID… --operator NAME --reason TEXT] [--url URL --token TOKEN]",
  paths: { edge: "/__comments", upstream: "/admin/comments" },
  actions: { hide: ["reason"], restore: ["reason"] },
  decided: ["reason"],
  listed: "comments",
  idField: "newsCommentId",
  describe,
});
