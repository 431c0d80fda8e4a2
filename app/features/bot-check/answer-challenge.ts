import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { type Challenge, solvePuzzle } from "#contract/members/puzzle";
import { type BotCheckAction, CHALLENGE_PATH } from "#contract/tables/bot-check";
import { withTimeLimit } from "~/runtime/time-limit";

/** Requests a challenge from the edge and solves it; empty if either fails. `onProgress` gets 0 to 1. */
export async function answerChallenge(action: BotCheckAction, onProgress: (done: number) => void): Promise<string> {
  try {
    // The time limit is for the request only; solving may take longer.
    const response = await fetch(`${CHALLENGE_PATH}?action=${action}`, { signal: withTimeLimit() });
    if (!response.ok) return "";
    const { token, ...puzzle } = (await response.json()) as Challenge;
    const number = await solvePuzzle(puzzle, onProgress);
    return number === undefined ? "" : `${token}:${number}`;
  } catch {
    // The form is sent without an answer, and the edge responds accordingly.
    return "";
  }
}

/** Runs once a form has been answered: its bot-check answer is used up by then. */
export function useAfterAnswer(reset: () => void): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") reset();
  }, [state, reset]);
}
