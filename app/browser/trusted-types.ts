// Where the browser enforces Trusted Types (worker/security/content-security-policy.ts), it takes markup and addresses of
// scripts from this policy only. What passes is this site's own: markup that its server has written, either left as text
// in the page or fetched, which connect-src allows from here alone; the worker of the build; JSON, which runs nothing.

const RULES = {
  createHTML: (markup: string): string => markup,
  // The name of the worker in every build (vite.config.ts), whatever is asked for.
  createScriptURL: (_address: string): string => "/sw.js",
  createScript: (json: string): string => JSON.stringify(JSON.parse(json)),
};
type Rules = typeof RULES;

const scope = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules }; matchlight?: Rules };

/**
 * The page's one policy of this name: the header allows no second, and inline scripts and modules are bundled apart. The
 * rules themselves where there are no Trusted Types.
 */
const policy = (): Rules => (scope.matchlight ??= scope.trustedTypes?.createPolicy("matchlight", RULES) ?? RULES);

// What these return is an object where there are Trusted Types; TypeScript's DOM knows only texts.

/** Markup of this site. */
export const trustedMarkup = (markup: string): string => policy().createHTML(markup);

/** The address of the browser's worker. */
export const trustedWorker = (): string => policy().createScriptURL("");

/** Data in a script element, as speculation rules are; throws for what is no JSON. */
export const trustedJson = (json: string): string => policy().createScript(json);
