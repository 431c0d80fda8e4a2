// `npm run contest-videos`: lists the videos of contests that await an operator; `--state approved|refused` lists the
// others. `npm run contest-videos -- approve ID… --points NUMBER --operator NAME` and `refuse ID… --reason TEXT
// --operator NAME` decide (docs/contests.md). Uses the same server as `npm run publish`, or `--url URL --token TOKEN`.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { operatorQueue } from "./lib/operator-queue.mjs";

/** Formats a video for a terminal. */
function describe({ entryId, contestId, nickname, state: is, points: given, link, at, decisions }) {
  const head = `${entryId}  ${is}  ${contestId}  ${nickname ?? "(gone)"}  ${given} points  ${new Date(at).toISOString()}`;
  const decided = decisions.map(({ action: what, by, note }) => `\n    ${what} by ${by}: ${note}`);
  return `${head}\n    ${link}${decided.join("")}`;
}

await operatorQueue({
  usage:
    "npm run contest-videos -- [approve ID… --points NUMBER | refuse ID… --reason TEXT] [--operator NAME] [--state STATE] [--url URL --token TOKEN]",
  paths: { edge: "/__contest-videos", upstream: "/admin/contest-videos" },
  // The member sees why a video is refused.
  actions: { approve: ["points"], refuse: ["reason"] },
  own: ["points", "state"],
  decided: ["reason", "points"],
  search: ({ state = "waiting" }) => ({ state }),
  listed: "videos",
  idField: "entryId",
  describe,
});
