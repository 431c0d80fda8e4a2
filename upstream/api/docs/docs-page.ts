import { html, raw } from "hono/html";
import { SPORTS } from "#contract/tables/sports";

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Json;
}

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: { "application/json": { schema: Json } } }>;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #1b1b1b; background: #fff }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #ccc }
details { border: 1px solid #ddd; border-radius: 6px; margin: .5rem 0; padding: .25rem .75rem }
summary { cursor: pointer; overflow-wrap: anywhere; padding: .35rem 0 }
code, pre { font: 14px/1.45 ui-monospace, monospace }
pre { overflow-x: auto; background: #f5f5f5; padding: .75rem; border-radius: 6px }
table { border-collapse: collapse } th, td { text-align: start; padding: .2rem .8rem .2rem 0; vertical-align: top }
.method { display: inline-block; min-width: 3.5em; font-weight: 600 }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #14171a } pre { background: #1f2428 } details { border-color: #3a4046 } a { color: #8ab4f8 } }
`;

/** A parameter's schema in one line: type, choices, default. */
function briefly(schema: Json): string {
  const { type, enum: choices, const: only, default: preset, pattern } = schema;
  const kind = Array.isArray(choices) ? choices.join(" | ") : (only ?? type ?? "text");
  return [kind, preset !== undefined && `default ${preset}`, typeof pattern === "string" && pattern]
    .filter(Boolean)
    .join(", ");
}

/** The shape of an answer as an outline, one line per field. */
export function outline(schema: Json, indent = ""): string {
  const { type, properties, required, items, anyOf, additionalProperties, prefixItems } = schema as Json & {
    required?: string[];
  };
  if (Array.isArray(anyOf)) return anyOf.map((one: Json) => outline(one, indent)).join(" | ");
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((one: Json) => outline(one, indent)).join(", ")}]`;
  if (type === "array") return `${outline((items ?? {}) as Json, indent)}[]`;
  if (properties) {
    const deeper = `${indent}  `;
    const lines = Object.entries(properties as Record<string, Json>).map(
      ([name, field]) => `${deeper}${name}${required?.includes(name) ? "" : "?"}: ${outline(field, deeper)}`,
    );
    return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
  }
  if (additionalProperties && typeof additionalProperties === "object")
    return `{ [key]: ${outline(additionalProperties as Json, indent)} }`;
  if (Array.isArray(schema.enum)) return schema.enum.map((choice) => JSON.stringify(choice)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  return typeof type === "string" ? type : "any";
}

function buildParameters({
  parameters = [],
  requestBody,
}: Operation): { name: string; says: string; required: boolean }[] {
  const form = Object.values(requestBody?.content ?? {})[0]?.schema;
  const fields = Object.entries((form?.properties ?? {}) as Record<string, Json>);
  const needed = new Set((form?.required ?? []) as string[]);
  return [
    ...parameters.map(({ name, schema, required }) => ({ name, says: briefly(schema), required })),
    ...fields.map(([name, schema]) => ({ name, says: `${briefly(schema)} (form)`, required: needed.has(name) })),
  ];
}

function callSection({ method, path, operation }: Call) {
  const parameters = buildParameters(operation);
  const answer = operation.responses[200]?.content["application/json"].schema ?? {};
  return html`<details id="${operation.operationId}">
    <summary><code><span class="method">${method.toUpperCase()}</span> ${path}</code> ${operation.operationId}</summary>
    <table>
      <tr><th>Parameter</th><th>Needed</th><th>Form</th></tr>
      ${parameters.map(
        ({ name, says, required }) =>
          html`<tr><td><code>${name}</code></td><td>${required ? "yes" : ""}</td><td>${says}</td></tr>`,
      )}
    </table>
    <pre>${outline(answer)}</pre>
  </details>`;
}

const FAMILIES = [...SPORTS.map(({ code }) => code), "sevens", "members", "favourites"];

/** The OpenAPI document as a page: no script, one fold per call. */
export function docsPage(document: object) {
  const { info, paths } = document as {
    info: { title: string; description: string };
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title><style>${raw(STYLE)}</style></head>
<body>
<h1>${info.title}</h1>
<p>${info.description} The same as a document for machines: <a href="/openapi.json">/openapi.json</a>.</p>
${FAMILIES.map(
  (family) => html`<h2>${family}</h2>
${calls.filter(({ operation }) => operation.tags.includes(family)).map(callSection)}`,
)}
</body></html>`;
}
