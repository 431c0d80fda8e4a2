/** Attributes set by the visitor, which the server's markup must not reset. */
const VISITORS_OWN: Readonly<Record<string, string>> = { DETAILS: "open", LI: "hidden" };

/**
 * Attributes added by scripts and never in the server's markup: on date fields (features/calendar) and on islands that
 * are loading or have failed (runtime).
 */
const SCRIPTS_OWN: ReadonlySet<string> = new Set(["aria-busy", "aria-haspopup", "data-failed", "readonly"]);

export const isVisitorsOwn = (nodeName: string, name: string): boolean => VISITORS_OWN[nodeName] === name;

/** Names of attributes to remove because the fresh element lacks them. */
export const staleAttributes = (nodeName: string, old: readonly string[], fresh: readonly string[]): string[] =>
  old.filter((name) => !fresh.includes(name) && !isVisitorsOwn(nodeName, name) && !SCRIPTS_OWN.has(name));
