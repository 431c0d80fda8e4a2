import fc from "fast-check";
import * as z from "zod/mini";
import type { Endpoint } from "#contract/wire/endpoint";

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
};

/** Range tried for an integer without bounds, and how far a wide range is explored. */
const REACH = 40;

/** Texts that a form may contain but no parameter means. */
const NONSENSE = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom(
    "",
    " ",
    "0",
    "-1",
    "1e309",
    "NaN",
    "null",
    "undefined",
    "[object Object]",
    "'; drop table matches;--",
    "%00",
    "../..",
    "2026-02-30",
  ),
);

function choicesOf(schema: JsonSchema): string[] {
  if (schema.enum) return schema.enum.map(String);
  if (schema.const !== undefined) return [String(schema.const)];
  if (schema.anyOf) return schema.anyOf.flatMap(choicesOf);
  if (schema.type === "boolean") return ["true", "false"];
  if (schema.type !== "integer" && schema.type !== "number") return [];
  const from = Math.max(schema.minimum ?? 0, 0);
  const to = Math.min(schema.maximum ?? from + REACH, from + REACH);
  return [String(from), String(to), String(Math.floor((from + to) / 2))];
}

interface Parameters {
  required: string[];
  properties: [name: string, choices: string[]][];
}

/** A call's parameters, with values that the world has for the call or for the name, or that its schema lists. */
function parametersOf({ name: call, query }: Endpoint, values: Record<string, string[]>): Parameters {
  const schema = z.toJSONSchema(query, { io: "input", unrepresentable: "any" });
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]): [string, string[]] => {
    const own = choicesOf(property as JsonSchema);
    return [name, values[`${call}.${name}`] ?? values[name] ?? own];
  });
  return { required: schema.required ?? [], properties };
}

export const parameterNames = (endpoint: Endpoint): string[] =>
  parametersOf(endpoint, {}).properties.map(([name]) => name);

type Query = Record<string, string>;

/** Valid queries: every required parameter, others now and then. */
export function goodQueries(endpoint: Endpoint, values: Record<string, string[]>): fc.Arbitrary<Query> {
  const { properties } = parametersOf(endpoint, values);
  const model = Object.fromEntries(
    properties
      .filter(([, choices]) => choices.length > 0)
      .map(([name, choices]) => [name, fc.constantFrom(...choices)]),
  );
  const needed = Object.keys(model).filter(
    (name) => !endpoint.query.safeParse(without(firstOf(model, properties), name)).success,
  );
  return fc.record(model, { requiredKeys: needed }) as fc.Arbitrary<Query>;
}

const firstOf = (model: object, properties: Parameters["properties"]): Query =>
  Object.fromEntries(properties.filter(([name]) => name in model).map(([name, choices]) => [name, choices[0] ?? ""]));

const without = (query: Query, name: string): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => key !== name));

/** Queries in which one or more parameters are nonsense or missing. */
export function badQueries(endpoint: Endpoint, values: Record<string, string[]>): fc.Arbitrary<Query> {
  const { properties } = parametersOf(endpoint, values);
  const model = Object.fromEntries(
    properties.map(([name, choices]) => [
      name,
      choices.length > 0 ? fc.oneof(NONSENSE, fc.constantFrom(...choices)) : NONSENSE,
    ]),
  );
  return fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Query>;
}
