import type { Goal, Pair } from "#contract/domain/match";
import { scoreOf } from "../../match/score.ts";
import { type Club, crestParts } from "./crest.ts";

export interface Cover {
  home: Club;
  away: Club;
}

const WIDTH = 320;
const HEIGHT = 180;
/** Seconds of one scene. */
const SCENE = 3;
const FONT = "Arial,Helvetica,sans-serif";

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`;

/** Both sides' colours, one on each half, with their crests: reveals nothing of the result. */
function stage({ home, away }: Cover): string {
  const badge = (club: Club, name: string, x: number) =>
    `<g transform="translate(${x - 38} 52)scale(2.4)">${crestParts(club, name)}</g>`;
  return (
    `<path fill="#10202e" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${home.colours[0]}" fill-opacity=".35" d="M0 0h190L130 180H0z"/>` +
    `<path fill="${away.colours[0]}" fill-opacity=".35" d="M190 0h130v180H130z"/>${badge(home, "h", 78)}${badge(away, "a", 242)}`
  );
}

/** The still picture of a summary. */
export const highlightCover = (cover: Cover): string =>
  `${open}${stage(cover)}<path fill="#fff" fill-opacity=".9" d="M146 70l34 20-34 20z"/></svg>`;

const minuteOf = ({ minute, addedMinute }: Goal): string => (addedMinute ? `${minute}+${addedMinute}` : `${minute}`);

interface Scene {
  score: Pair;
  label: string;
}

function buildScenes(goals: readonly Goal[], final: Pair): Scene[] {
  const steps = goals.map((goal, index) => ({
    score: scoreOf(goals.slice(0, index + 1)),
    label: `${minuteOf(goal)}'`,
  }));
  return [{ score: [0, 0], label: "" }, ...steps, { score: final, label: "■" }];
}

/**
 * The summary itself: the score as it grew, one scene per goal, animated without scripts, fonts or text, so that it is
 * the same in every language. It does not move if reduced motion is preferred.
 */
export function highlightAnimation(cover: Cover, goals: readonly Goal[], final: Pair): string {
  const scenes = buildScenes(goals, final);
  const length = SCENE * scenes.length;
  const share = 100 / scenes.length;
  const style =
    `text{font-family:${FONT};font-weight:700;fill:#fff;text-anchor:middle}.s{opacity:0;animation:s ${length}s linear infinite}` +
    `@keyframes s{0%,${(share * 0.96).toFixed(2)}%{opacity:1}${share.toFixed(2)}%,100%{opacity:0}}` +
    "@media(prefers-reduced-motion:reduce){.s{animation:none}.s:last-of-type{opacity:1}}";
  const frames = scenes.map(
    ({ score: [home, away], label }, index) =>
      `<g class="s" style="animation-delay:${SCENE * index}s"><text x="160" y="104" font-size="40">${home}-${away}</text>` +
      `<text x="160" y="136" font-size="18">${label}</text></g>`,
  );
  return `${open}<style>${style}</style>${stage(cover)}${frames.join("")}</svg>`;
}
