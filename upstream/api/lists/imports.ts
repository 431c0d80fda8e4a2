import type { ImportsBody } from "#contract/calls/imports";
import { FORMAT_SOURCES } from "../../imports/formats/format-sources.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { listBatches } from "../../store/batch-queries.ts";
import { countQuestions, listQuestions } from "../../store/question-queries.ts";

/** Of each; older imports and further questions are an operator's matter. */
const MOST = 50;

export async function listImports(
  _query: object,
  { news: { database }, simulation }: CallContext,
): Promise<ImportsBody> {
  const [batches, questions, questionCount] = await Promise.all([
    listBatches(database, Number.MAX_SAFE_INTEGER, MOST),
    listQuestions(database, 0, MOST),
    countQuestions(database),
  ]);
  return {
    data: {
      list: batches.map(({ id, madeAt, undoneAt, files }) => ({
        id: String(id),
        madeAt,
        ...(undoneAt !== null && { undoneAt }),
        files: files.map(({ hash, ...file }) => ({ ...file, ...FORMAT_SOURCES[file.format] })),
      })),
      questions: questions.map(({ kind, text, about, rows }) => ({ kind, text, about, rows })),
      questionCount,
      simulation: simulation.mode,
    },
  };
}
