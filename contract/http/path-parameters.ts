/** `/last/{side}`: a path segment in braces is a parameter with that name. */
const PLACE = /\{(\w+)\}/g;

const isTemplate = (path: string): boolean => path.includes("{");

function buildPattern(path: string): RegExp {
  const parts = path.split(PLACE);
  // Every other part is a name.
  const text = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/[.*+?^$()[\]|\\]/g, "\\$&") : `(?<${part}>[^/]+)`,
  );
  return new RegExp(`^${text.join("")}$`);
}

/** The parameters in an address that matches a path; undefined if it does not match. */
export function pathParameters(path: string, address: string): Readonly<Record<string, string>> | undefined {
  if (!isTemplate(path)) return path === address ? {} : undefined;
  return buildPattern(path).exec(address)?.groups;
}

/** The path with its parameters filled in, and the remaining ones for the query. */
export function fillPath(
  path: string,
  parameters: readonly [name: string, value: string][],
): { path: string; rest: [name: string, value: string][] } {
  const rest = parameters.filter(([name]) => !path.includes(`{${name}}`));
  const given = new Map(parameters);
  return { path: path.replace(PLACE, (_, name: string) => encodeURIComponent(given.get(name) ?? "")), rest };
}

/** In router syntax: `/last/:side`. */
export const routePath = (path: string): string => path.replace(PLACE, ":$1");
