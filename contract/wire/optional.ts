import * as z from "zod/mini";
import { preprocess } from "./preprocess.ts";

/** An object that may be missing: absent, null and "" all are. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  preprocess((value) => (value === null || value === "" ? undefined : value), z.optional(schema));
