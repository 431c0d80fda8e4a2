import * as z from "zod/mini";
import { preprocess } from "./preprocess.ts";

/** An object that may be missing: absent, null and "" all are. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  preprocess((value) => (value === null || value === "" ? undefined : value), z.optional(schema));

/** The same as null: of an answer that there is nothing. */
export const nullable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  preprocess((value) => (value === undefined || value === "" ? null : value), z.nullable(schema));
