import { readLock, takeFirst } from "./locks.mjs";
import { die, STATE, say } from "./project.mjs";

const MOST = 20;

/** The folder itself, then others next to it. */
const foldersFor = (base) => Array.from({ length: MOST }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`));

/**
 * A state folder used by this command only, until it ends: two servers lock each other's databases, and preparing one
 * empties what the other reads.
 */
export const claimState = async (base = STATE) =>
  (await takeFirst(foldersFor(base))) ?? die(`${base} and ${MOST - 1} folders beside it are in use.`);

/** Claims this folder, or ends the command. */
export async function claimOnly(state, why) {
  if (!(await takeFirst([state]))) die(`${readLock(state)?.command ?? "A command"} uses ${state}. ${why}`);
}

/** Reports a state folder other than the usual one. */
export function reportState(state) {
  if (state === STATE) return;
  say(`${STATE} is in use by ${readLock(STATE)?.command ?? "another command"}; this one has its data in ${state},`);
  say("which holds the recorded matches and not what was imported there");
}
