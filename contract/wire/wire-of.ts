import type * as z from "zod/mini";

type Scalar = string | number | boolean | null | undefined;

/** A loose object's declared fields, all fields of a record; fields that may be undefined become optional. */
type FieldsOf<T> = string extends keyof T
  ? unknown extends T[string & keyof T]
    ? Declared<{ [Key in keyof T as string extends Key ? never : Key]: T[Key] }>
    : { [Key in keyof T]: Strict<T[Key]> }
  : Declared<T>;

type Declared<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: Strict<T[Key]> } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Strict<T[Key]> | undefined;
};

type Strict<T> = T extends Scalar
  ? T
  : T extends readonly [unknown, ...unknown[]]
    ? { readonly [Index in keyof T]: Strict<T[Index]> }
    : T extends readonly (infer Item)[]
      ? readonly Strict<Item>[]
      : T extends object
        ? FieldsOf<T>
        : T;

/** A schema's type in the plain dialect, strict: what the reference upstream writes. */
export type WireOf<Schema extends z.ZodMiniType> = Strict<z.output<Schema>>;
