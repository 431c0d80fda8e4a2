/** Attributes that the visitor sets on an element, which the server's markup must not reset. */
const VISITORS_OWN: Readonly<Record<string, string>> = { DETAILS: "open", LI: "hidden" };

/**
 * Attributes that scripts add, which are never in the server's markup: those of date fields (islands/calendar), and of islands
 * that are loading or have failed (islands/runtime).
 */
const SCRIPTS_OWN: ReadonlySet<string> = new Set(["aria-busy", "aria-haspopup", "data-failed", "readonly"]);

/** Whether an attribute of an element is the visitor's. */
export const isVisitorsOwn = (nodeName: string, name: string): boolean => VISITORS_OWN[nodeName] === name;

/** Names of an element's attributes to be removed, since the fresh element lacks them. */
export const staleAttributes = (nodeName: string, old: readonly string[], fresh: readonly string[]): string[] =>
  old.filter((name) => !fresh.includes(name) && !isVisitorsOwn(nodeName, name) && !SCRIPTS_OWN.has(name));
