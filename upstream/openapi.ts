import * as z from "zod";
import { type Endpoint, publicPath } from "#contract/endpoint";
import { ENDPOINTS } from "#contract/registry";

interface Parameter {
  name: string;
  in: "query";
  required: boolean;
  schema: unknown;
}

function parametersOf({ query }: Endpoint): Parameter[] {
  const schema = z.toJSONSchema(query, { io: "input", unrepresentable: "any" });
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema: property,
  }));
}

function operationOf(endpoint: Endpoint): object {
  const answer = (description: string) => ({ description, content: { "application/json": {} } });
  return {
    operationId: endpoint.name,
    tags: [endpoint.server],
    parameters: parametersOf(endpoint),
    responses: {
      200: answer("The envelope of the specification: { message, result: { businessCode: 0, … } }"),
      400: answer("A malformed parameter, named in result.field"),
      404: answer("Nothing has that id"),
    },
  };
}

/** Every declared call as an OpenAPI 3.1 document. */
export const openApiDocument = (): object => ({
  openapi: "3.1.0",
  info: { title: "Matchlight reference upstream", version: "1" },
  paths: Object.fromEntries(
    Object.values<Endpoint>(ENDPOINTS).map((endpoint) => [
      publicPath(endpoint),
      { [endpoint.method.toLowerCase()]: operationOf(endpoint) },
    ]),
  ),
});
