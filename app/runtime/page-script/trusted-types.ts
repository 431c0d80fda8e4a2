// Where Trusted Types are enforced (worker/security/content-security-policy.ts), the browser accepts markup and script
// addresses from this policy only. It passes only what is ours: markup written by our server, either left as text in
// the page or fetched, which connect-src allows from here alone; the build's service worker; and JSON, which executes
// nothing.

const RULES = {
  createHTML: (markup: string): string => markup,
  // The service worker's name in every build (vite.config.ts), whatever is requested.
  createScriptURL: (_address: string): string => "/sw.js",
  createScript: (json: string): string => JSON.stringify(JSON.parse(json)),
};
type Rules = typeof RULES;

const scope = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules }; matchlight?: Rules };

/**
 * The page's only policy of this name: the header allows no second, and inline scripts and modules are bundled
 * separately. The bare rules if there are no Trusted Types.
 */
const policy = (): Rules => (scope.matchlight ??= scope.trustedTypes?.createPolicy("matchlight", RULES) ?? RULES);

// With Trusted Types these return objects; TypeScript's DOM types know only strings.

/** Markup from this site. */
export const trustedMarkup = (markup: string): string => policy().createHTML(markup);

/** The address of the service worker. */
export const trustedWorker = (): string => policy().createScriptURL("");

/** JSON for a script element, such as speculation rules; throws if it is invalid. */
export const trustedJson = (json: string): string => policy().createScript(json);
