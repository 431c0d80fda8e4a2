/** `/last/{side}`: a part of the path in braces is a parameter of the call, named so. */
const PLACE = /\{(\w+)\}/g;

const isTemplate = (path: string): boolean => path.includes("{");

function patternOf(path: string): RegExp {
  const parts = path.split(PLACE);
  // Every other part is a name.
  const text = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/[.*+?^$()[\]|\\]/g, "\\$&") : `(?<${part}>[^/]+)`,
  );
  return new RegExp(`^${text.join("")}$`);
}

/** The parameters that an address gives in the places of a path; undefined when it is not an address of that path. */
export function pathParameters(path: string, address: string): Readonly<Record<string, string>> | undefined {
  if (!isTemplate(path)) return path === address ? {} : undefined;
  return patternOf(path).exec(address)?.groups;
}

/** The path with its places filled, and the parameters that are left for the query. */
export function fillPath(
  path: string,
  parameters: readonly [name: string, value: string][],
): { path: string; rest: [name: string, value: string][] } {
  const rest = parameters.filter(([name]) => !path.includes(`{${name}}`));
  const given = new Map(parameters);
  return { path: path.replace(PLACE, (_, name: string) => encodeURIComponent(given.get(name) ?? "")), rest };
}

/** As routers write it: `/last/:side`. */
export const routePath = (path: string): string => path.replace(PLACE, ":$1");
