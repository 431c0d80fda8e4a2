import * as z from "zod/mini";

/** A schema applied to a function's result. (zod/mini has no `preprocess`.) */
export const preprocess = <Schema extends z.ZodMiniType>(made: (value: unknown) => unknown, schema: Schema) =>
  z.pipe(z.transform(made), schema);
