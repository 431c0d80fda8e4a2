import * as z from "zod/mini";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS } from "#contract/registry";
import { sportOfCall } from "#contract/tables/sports";
import type { Endpoint } from "#contract/wire/endpoint";
import { rowOf } from "#contract/wire/rows";

type JsonSchema = Record<string, unknown>;

/**
 * zod cannot express a list that is parsed row by row; and fields that we read loosely are written only by their
 * declared names.
 */
function describe({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const row = rowOf(zodSchema);
  if (row) Object.assign(jsonSchema, { type: "array", items: schemaOf(row) });
  if (zodSchema._zod.def.type === "object") jsonSchema.additionalProperties = false;
}

/** What the reference upstream writes: the plain dialect, with every field under its name. */
function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: "output",
    unrepresentable: "any",
    override: describe,
  });
  return described;
}

/** The JSON Schema of an answered call's result, including its business code. */
export function resultSchema({ result }: Pick<Endpoint, "result">): JsonSchema {
  const { properties = {}, required = [] } = schemaOf(result) as { properties?: object; required?: string[] };
  return {
    type: "object",
    properties: { businessCode: { const: 0 }, ...properties },
    required: ["businessCode", ...required],
    additionalProperties: false,
  };
}

const TEXT = { type: "string" } as const;

const REFUSAL = {
  type: "object",
  properties: {
    message: TEXT,
    result: {
      type: "object",
      properties: { businessCode: { type: "integer" }, message: TEXT, field: TEXT, retryAfter: { type: "integer" } },
      required: ["businessCode", "message"],
    },
  },
  required: ["message", "result"],
} as const;

const isOptional = (property: unknown): boolean =>
  typeof property === "object" && property !== null && "default" in property;

function buildParameters({ query, path }: Endpoint): object[] {
  const schema = z.toJSONSchema(query, { io: "input", unrepresentable: "any" });
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isPlace = path.includes(`{${name}}`);
    return {
      name,
      in: isPlace ? "path" : "query",
      required: isPlace || (required.has(name) && !isOptional(property)),
      schema: property,
    };
  });
}

const json = (description: string, schema: object) => ({ description, content: { "application/json": { schema } } });

/** Parameters in the address of every call, and a member's token. */
function addedParameters({ fixedQuery = {}, access, method }: Endpoint): object[] {
  const fixed = Object.entries(fixedQuery).map(([name, value]) => ({
    name,
    in: "query",
    required: true,
    schema: { const: value },
  }));
  const token = { name: "token", in: "query", required: true, schema: TEXT };
  return access === "member" && method === "GET" ? [...fixed, token] : fixed;
}

/** A POST has its parameters in a form, including a member's token. */
function toInput(endpoint: Endpoint): object {
  const added = addedParameters(endpoint);
  if (endpoint.method === "GET") return { parameters: [...buildParameters(endpoint), ...added] };
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.query, { io: "input", unrepresentable: "any" });
  const properties = { ...schema.properties, ...(endpoint.access === "member" && { token: TEXT }) };
  const content = { "application/x-www-form-urlencoded": { schema: { ...schema, properties } } };
  return { parameters: added, requestBody: { required: true, content } };
}

function familyOf({ server, path }: Endpoint): string {
  if (server === "sevens") return "sevens";
  if (path.startsWith("/user/")) return "members";
  if (path.startsWith("/fav/")) return "favourites";
  return sportOfCall(path);
}

function toOperation(endpoint: Endpoint): object {
  const answered = {
    type: "object",
    properties: { message: TEXT, result: resultSchema(endpoint) },
    required: ["message", "result"],
  };
  return {
    operationId: endpoint.name,
    tags: [familyOf(endpoint)],
    ...toInput(endpoint),
    responses: {
      200: json("The envelope of every answer; a refusal by a rule has another business code than 0", answered),
      400: json("A malformed parameter, named in result.field", REFUSAL),
      404: json("Nothing has that id; result.field names the parameter", REFUSAL),
    },
  };
}

let made: object | undefined;

/** Every declared call as an OpenAPI 3.1 document; cached, since it never changes. */
export function openApiDocument(): object {
  made ??= describeCalls();
  return made;
}

const describeCalls = (): object => ({
  openapi: "3.1.0",
  info: {
    title: "Matchlight reference upstream",
    version: "1",
    description:
      "Matches, tables, people and prices of one consistent world, and its members. Instants are milliseconds since 1970.",
  },
  paths: Object.fromEntries(
    Object.values<Endpoint>(ENDPOINTS).map((endpoint) => [
      publicPath(endpoint),
      { [endpoint.method.toLowerCase()]: toOperation(endpoint) },
    ]),
  ),
});
