import type { AnswerClass, Figure, Outcome } from "#contract/figures/write-figure";

const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** By the Cache-Status header (RFC 9211): the outermost cache comes first. */
function outcomeOf(cache: string): Outcome {
  if (cache.includes("detail=last-good")) return "last-good";
  if (cache.includes("fwd=bypass")) return "bypass";
  if (cache.includes("fwd=")) return "miss";
  return cache.includes("ttl=-") ? "stale" : "hit";
}

const classOf = (status: number): AnswerClass =>
  status >= SERVER_ERROR ? "fault" : status === TOO_MANY ? "refused" : "ok";

/** What is counted of a logged request. */
export const requestFigure = (
  { status, cache, ms }: { status: number; cache: string | undefined; ms: number },
  oneOf = 1,
): Figure => ({ name: "request", outcome: outcomeOf(cache ?? "fwd=bypass"), answer: classOf(status), ms, oneOf });
