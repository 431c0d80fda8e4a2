import * as z from "zod/mini";
import { type Imports, QUESTION_KINDS } from "../domain/imports.ts";
import { SIMULATION_MODES } from "../tables/site.ts";
import { endpoint } from "../wire/endpoint.ts";
import { rows } from "../wire/rows.ts";
import { EpochMs, Id, Int, OptionalEpochMs, OptionalText, Text, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";

const WireFile = wireObject({
  name: Text,
  format: Text,
  source: OptionalText,
  licence: OptionalText,
  read: Int,
  added: Int,
  changed: Int,
  refused: Int,
});
const WireBatch = wireObject({ id: Id, madeAt: EpochMs, undoneAt: OptionalEpochMs, files: rows("files", WireFile) });
const WireQuestion = wireObject({ kind: z.enum(QUESTION_KINDS), text: Text, about: Text, rows: Int });
const ImportsResult = z.object({
  data: wireObject({
    list: rows("list", WireBatch),
    questions: rows("questions", WireQuestion),
    questionCount: Int,
    simulation: z.optional(z.enum(SIMULATION_MODES)),
  }),
});
export type ImportsBody = WireOf<typeof ImportsResult>;

/** What operators have imported, what is open, and what stands in for seasons that nobody has. */
export const importList = endpoint({
  name: "importList",
  path: "/imports/list",
  query: z.object({}),
  result: ImportsResult,
  toValue: ({ data: { list, questions, questionCount, simulation } }): Imports => ({
    batches: list.map(({ id, madeAt, undoneAt, files }) => ({
      id,
      madeAt,
      ...(undoneAt !== undefined && { undoneAt }),
      files: files.map(({ name, format, source, licence, read, added, changed, refused }) => ({
        name,
        format,
        read,
        added,
        changed,
        refused,
        ...(source !== undefined && { source }),
        ...(licence !== undefined && { licence }),
      })),
    })),
    questions: questions.map(({ kind, text, about, rows: waiting }) => ({ kind, text, about, rows: waiting })),
    questionCount,
    ...(simulation !== undefined && { simulation }),
  }),
  cache: { freshFor: 15, staleFor: 25, keepFor: 86_400, store: "kv" },
});
