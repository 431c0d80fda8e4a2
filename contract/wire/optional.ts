import * as z from "zod";

/** An object that may be missing: absent, null and "" all are. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());
