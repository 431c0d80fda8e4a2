import { isFinalPool } from "../data/standings/parts/final-pools.ts";
import { type Decisions, decisionKey, type ImportQuestion } from "../store/question-queries.ts";
import type { StoredStatus } from "../store/schema.ts";
import { statusOfWord } from "./parse-row.ts";
import { buildRound } from "./round-label.ts";
import { isRefusal, type Refusal, type SourceRow, toPlace, type Waiting } from "./source-row.ts";

const STATUSES: readonly StoredStatus[] = ["scheduled", "played", "awarded", "postponed", "cancelled", "abandoned"];

/** A status as an operator's answer says it. */
export const decidedStatus = (answer: string): StoredStatus | undefined =>
  STATUSES.find((one) => one === answer) ?? statusOfWord(answer);

/** A round's words mean what they mean in one competition; a status means the same everywhere. */
const keyOf = ({ kind, word }: Waiting, competition: string): string =>
  kind === "round" ? `${competition} | ${word.toLowerCase()}` : word.toLowerCase();

function decidedRow(refusal: Refusal, { kind, row }: Waiting, answer: string): SourceRow | Refusal {
  const round = kind === "round" ? buildRound(answer) : row.round;
  const status = kind === "status" ? decidedStatus(answer) : row.status;
  return round ? { ...toPlace(refusal), ...row, round, ...(status && { status }) } : refusal;
}

const ROUND_ANSWERS = [
  { answer: "regular", name: "a match of the league", evidence: "" },
  { answer: "playoff", name: "a play-off", evidence: "" },
  { answer: "qualifying", name: "a qualifying round", evidence: "" },
  { answer: "final pool", name: "a table of the last teams, instead of a final", evidence: "" },
  { answer: "final", name: "the final", evidence: "" },
];

/** Matches; a round with more of them is no final. */
const FEW = 3;

function suggestionsFor({ kind, word }: Waiting, rows: number) {
  if (kind === "status") return STATUSES.map((answer) => ({ answer, name: answer, evidence: "" }));
  const isFew = rows <= FEW;
  const ranked = ROUND_ANSWERS.map((one) => ({
    ...one,
    evidence:
      one.answer === "regular" ? `${rows} matches` : isFew && /final/i.test(word) ? "its words, few matches" : "",
  }));
  return isFew ? ranked.toReversed() : ranked;
}

/** Rows whose words an operator has explained, and questions about the others. */
export function withDecisions(
  rows: readonly (SourceRow | Refusal)[],
  { competition, season, title }: { competition: string; season?: string | undefined; title: string },
  decisions: Decisions,
): { rows: (SourceRow | Refusal)[]; questions: ImportQuestion[] } {
  const open = new Map<string, { waiting: Waiting; key: string; rows: number }>();
  const read = rows.map((row) => {
    if (!isRefusal(row) || !row.waiting) return row;
    const { waiting, ...refusal } = row;
    const key = keyOf(waiting, competition);
    const answer =
      decisions.get(decisionKey(waiting.kind, key)) ??
      (isFinalPool(competition, season, waiting.word) ? "final pool" : undefined);
    if (answer !== undefined) return decidedRow(refusal, waiting, answer);
    const place = decisionKey(waiting.kind, key);
    open.set(place, { waiting, key, rows: (open.get(place)?.rows ?? 0) + 1 });
    return { ...refusal, reason: `${refusal.reason}: asked` };
  });
  return {
    rows: read,
    questions: [...open.values()].map(({ waiting, key, rows: count }) => ({
      kind: waiting.kind,
      key,
      text: waiting.word,
      about: title,
      suggestions: suggestionsFor(waiting, count),
      rows: count,
    })),
  };
}
