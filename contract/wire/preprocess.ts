import * as z from "zod/mini";

/** A schema of what a function makes of the value. (zod/mini leaves the word out.) */
export const preprocess = <Schema extends z.ZodMiniType>(made: (value: unknown) => unknown, schema: Schema) =>
  z.pipe(z.transform(made), schema);
