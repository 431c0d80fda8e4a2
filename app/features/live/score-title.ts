import { scoreText } from "#contract/text/score-text";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";

/** The score of the match of a page while it is in play; undefined before, afterwards, and where it is hidden. */
function liveScore(page: Document): string | undefined {
  const board = page.querySelector(`#board .${ROW_CLASS}.${STATE_CLASSES.live}`);
  const scores = [...(board?.querySelectorAll("b") ?? [])].map(({ textContent }) => textContent ?? "");
  return scores.length === 2 && scores.every((score) => score !== "")
    ? scoreText(scores, page.documentElement.lang, "cell")
    : undefined;
}

/** Puts the score before the page's own title, for those who have it open in another tab; call it after each change. */
export function createScoreTitle(page: Document): () => void {
  const own = page.title;
  return () => {
    const score = liveScore(page);
    const title = score === undefined ? own : `${score} · ${own}`;
    if (page.title !== title) page.title = title;
  };
}
