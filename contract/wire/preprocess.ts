import * as z from "zod/mini";

/** A schema applied to a function's result. (zod/mini has no `preprocess`.) */
export const preprocess = <Schema extends z.ZodMiniType>(made: (value: unknown) => unknown, schema: Schema) =>
  z.pipe(z.transform(made), schema);

/** An optional object: absent, null and "" are equivalent. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  preprocess((value) => (value === null || value === "" ? undefined : value), z.optional(schema));

/** The same with null: the answer says that there is none. */
export const nullable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  preprocess((value) => (value === undefined || value === "" ? null : value), z.nullable(schema));
