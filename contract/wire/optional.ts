import * as z from "zod/mini";
import { preprocess } from "./preprocess.ts";

/** An optional object: absent, null and "" are equivalent. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  preprocess((value) => (value === null || value === "" ? undefined : value), z.optional(schema));

/** The same with null: the answer says that there is none. */
export const nullable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  preprocess((value) => (value === undefined || value === "" ? null : value), z.nullable(schema));
