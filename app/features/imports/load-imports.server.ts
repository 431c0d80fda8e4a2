import type { OpenQuestion } from "#contract/domain/imports";
import { utcDate } from "#contract/time/dates";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";

/** What an import has read of one publisher, in one form. */
export interface ImportRow {
  id: string;
  /** In the visitor's language. */
  date: string;
  isUndone: boolean;
  files: string[];
  /** Names of publishers or, where there is none, of forms. */
  sources: string[];
  licences: string[];
  read: number;
  added: number;
  changed: number;
  refused: number;
}

export interface ImportsData {
  rows: ImportRow[];
  questions: OpenQuestion[];
  questionCount: number;
  fetched: AnswerAge;
}

/** Names shown of an import's files; the others are counted. */
const MOST_FILES = 3;

const once = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
];

/** The imports of operators, newest first, and what is open. Throws an error page for a fault. */
export async function loadImports(context: EdgeContext): Promise<ImportsData> {
  const { value, ...fetched } = await loadOrThrowErrorPage(context, context.upstream.call("importList", {}));
  return {
    rows: value.batches.map(({ id, madeAt, undoneAt, files }) => {
      const sum = (key: "read" | "added" | "changed" | "refused") =>
        files.reduce((total, file) => total + file[key], 0);
      const names = once(files.map(({ name }) => name));
      const rest = names.length - MOST_FILES;
      return {
        id,
        date: formatDate(utcDate(madeAt), context.locale, "date"),
        isUndone: undoneAt !== undefined,
        files: [...names.slice(0, MOST_FILES), ...(rest > 0 ? [`+${rest}`] : [])],
        sources: once(files.map(({ source, format }) => source ?? format)),
        licences: once(files.map(({ licence }) => licence)),
        read: sum("read"),
        added: sum("added"),
        changed: sum("changed"),
        refused: sum("refused"),
      };
    }),
    questions: value.questions,
    questionCount: value.questionCount,
    fetched,
  };
}
