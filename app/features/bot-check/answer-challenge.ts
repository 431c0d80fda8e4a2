import { type Challenge, solvePuzzle } from "#contract/members/puzzle";
import { type BotCheckAction, CHALLENGE_PATH } from "#contract/tables/bot-check";
import { withTimeLimit } from "~/browser/time-limit";

/** Asks the edge for a challenge and solves it; empty where it cannot be had or solved. `onProgress` gets 0 to 1. */
export async function answerChallenge(action: BotCheckAction, onProgress: (done: number) => void): Promise<string> {
  try {
    // A challenge that never comes must not hold the form up for good; solving it may take as long as it does.
    const response = await fetch(`${CHALLENGE_PATH}?action=${action}`, { signal: withTimeLimit() });
    if (!response.ok) return "";
    const { token, ...puzzle } = (await response.json()) as Challenge;
    const number = await solvePuzzle(puzzle, onProgress);
    return number === undefined ? "" : `${token}:${number}`;
  } catch {
    // The form goes without an answer, and the edge says what then.
    return "";
  }
}
