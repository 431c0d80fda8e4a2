import type { SimulationMode } from "../tables/site.ts";

/** A file of an import, and how many rows it had. */
interface ImportedFile {
  name: string;
  format: string;
  /** Who publishes such files, and under which licence (SPDX); absent if nobody knows. */
  source?: string;
  licence?: string;
  read: number;
  added: number;
  changed: number;
  refused: number;
}

/** One run of an operator's import. Instants in milliseconds. */
interface ImportBatch {
  id: string;
  madeAt: number;
  /** Absent if it stands. */
  undoneAt?: number;
  files: ImportedFile[];
}

export const QUESTION_KINDS = ["competition", "club", "round", "status", "zone", "part"] as const;
export type OpenQuestionKind = (typeof QUESTION_KINDS)[number];

/** What an import did not know, as the source says it. */
export interface OpenQuestion {
  kind: OpenQuestionKind;
  text: string;
  /** The season in which it was met, as the source calls it. */
  about: string;
  rows: number;
}

/** The latest imports and the open questions, each up to a limit. */
export interface Imports {
  batches: ImportBatch[];
  questions: OpenQuestion[];
  /** Of all open questions. */
  questionCount: number;
  /** Absent if the upstream does not say. */
  simulation?: SimulationMode;
}
