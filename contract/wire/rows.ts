import * as z from "zod/mini";
import { $ZodRealError } from "zod/v4/core";
import type { Sport } from "../tables/sports.ts";
import type { Fault } from "./endpoint.ts";
import { buildFault, isAbsent } from "./scalars.ts";

// Lists are parsed row by row: one bad row must not take the others with it. Dropped rows are reported besides the
// value, which a zod schema cannot do, so they are collected here while an answer is parsed. Parsing is synchronous:
// one answer at a time.

interface Reading {
  dropped: Fault[];
  /** Rows without nested lists. */
  accepted: number;
  lists: number;
  path: string[];
  /** The sport of the call that is answered, for rows that name none. */
  sport?: Sport;
}

let current: Reading | undefined;

const begin = (): Reading => ({ dropped: [], accepted: 0, lists: 0, path: [] });

/** The sport of the call whose answer is being parsed; undefined outside an answer. */
export const sportOfAnswer = (): Sport | undefined => current?.sport;

const ROWS = new WeakMap<object, z.ZodMiniType>();

/** The row schema of a schema created by `rows`; otherwise undefined. */
export const rowOf = (schema: object): z.ZodMiniType | undefined => ROWS.get(schema);

/** XML converters do not produce lists for zero or one element. */
const itemsOf = (value: unknown): unknown[] => (isAbsent(value) ? [] : Array.isArray(value) ? value : [value]);

function listOf<List extends z.ZodMiniType, Row extends z.ZodMiniType>(list: List, name: string, Row: Row) {
  const schema = z.pipe(
    list,
    z.transform((value): z.output<Row>[] => {
      const reading = current ?? begin();
      const read: z.output<Row>[] = [];
      reading.lists += 1;
      for (const [index, item] of itemsOf(value).entries()) {
        reading.path.push(name, String(index));
        const { lists, accepted } = reading;
        const result = Row.safeParse(item);
        if (result.success) {
          read.push(result.data);
          if (reading.lists === lists) reading.accepted += 1;
        } else {
          reading.dropped.push(buildFault(result.error, reading.path.join(".")));
          reading.accepted = accepted;
        }
        reading.path.length -= 2;
      }
      return read;
    }),
  );
  ROWS.set(schema, Row);
  return schema;
}

/**
 * The only row of a list that describes one thing. An empty list is invalid: something that does not exist is refused
 * with 404. Throws.
 */
export function onlyRow<Row>([row]: readonly Row[], name: string): Row {
  if (row === undefined) throw new Error(`${name}: nothing in it`);
  return row;
}

/**
 * A list in either dialect: absent is empty, a single value is a list of one. Invalid rows are dropped and reported
 * under `name`, the list's key in the answer.
 */
export const rows = <Row extends z.ZodMiniType>(name: string, Row: Row) => listOf(z.optional(z.unknown()), name, Row);

/** An answer's main list: it may be empty, but must be present. */
export const answerRows = <Row extends z.ZodMiniType>(name: string, Row: Row) => listOf(z.unknown(), name, Row);

/**
 * Parses one answer, with the rows that its lists dropped. Throws a $ZodError if the answer as a whole is invalid, or
 * if there are rows but none is valid: such an answer must not replace a good entry.
 */
export function readAnswer<Value>(read: () => Value, sport?: Sport): { value: Value; dropped: Fault[] } {
  const reading: Reading = { ...begin(), ...(sport && { sport }) };
  current = reading;
  try {
    const value = read();
    const [first] = reading.dropped;
    if (first && reading.accepted === 0)
      throw new $ZodRealError([
        { code: "custom", path: first.path.split("."), message: first.reason, input: undefined },
      ]);
    return { value, dropped: reading.dropped };
  } finally {
    current = undefined;
  }
}
