export interface PolicySources {
  /** Origins of pictures and films besides our own. */
  images: readonly string[];
  /** Hosts of films only. */
  films?: readonly string[];
  /** Hosts of third parties' players, framed once a visitor has agreed; origins where they are not https. */
  frames?: readonly string[];
  /** Addresses besides our own that scripts may call. */
  connections?: readonly string[];
  /** Origins of a bot check: scripts loaded by ours, their frames, and their reporting addresses. */
  checks?: readonly string[];
  /**
   * For pages that React hydrates: without Trusted Types, since React 18 creates script elements from text when it
   * re-renders a document after a fault; if that is refused, the page stays empty.
   */
  isHydrated?: boolean;
}

/** Where browsers report policy violations. */
export const REPORTS_PATH = "/reports";

/** For responses that are not our documents: they may load nothing and may not be framed. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** For pictures: a drawing may have inline styles, which some browsers check against the policy. */
export const PICTURE_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`;

/**
 * For the service worker (/sw.js): it calls this site, loads no other script and compiles none from text. Static files
 * bypass the edge worker: public/_headers repeats this.
 */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; " +
  `require-trusted-types-for 'script'; trusted-types 'none'; report-uri ${REPORTS_PATH}`;

/** The name of the reports' endpoint in Reporting-Endpoints. */
const ENDPOINT = "csp";

/** The header next to a page's policy that defines the reporting endpoint. */
export const REPORTING_ENDPOINTS = `${ENDPOINT}="${REPORTS_PATH}"`;

// Browsers that support report-to ignore report-uri.
export const REPORTING = `report-uri ${REPORTS_PATH}; report-to ${ENDPOINT}`;

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types matchlight; ";

const byHttps = (host: string): string => (host.includes("://") ? host : `https://${host}`);

/**
 * The policy of a page, for any nonce. Scripts and speculation rules are allowed by nonce alone, with what those load;
 * `style=` attributes and inline handlers are refused. Only one Trusted Types policy of ours turns text into elements
 * or scripts (app/runtime/page-script/trusted-types.ts); third-party content is framed and has its own rules.
 */
export function pagePolicy(sources: PolicySources): (nonce: string) => string {
  const { images, films = [], frames = [], connections = [], checks = [], isHydrated = false } = sources;
  const connected = ["'self'", ...connections, ...checks].join(" ");
  const pictures = ["'self'", "data:", ...images].join(" ");
  const media = ["'self'", ...images, ...films.map(byHttps)].join(" ");
  const framed = [...frames.map(byHttps), ...checks];
  const players = framed.length > 0 ? framed.join(" ") : "'none'";
  const before = "default-src 'self'; script-src 'nonce-";
  // Browsers that support strict-dynamic ignore origins: it covers what our scripts load.
  const between = `${["' 'strict-dynamic'", ...checks].join(" ")}; style-src 'self' 'nonce-`;
  const after =
    `'; img-src ${pictures}; media-src ${media}; frame-src ${players}; connect-src ${connected}; worker-src 'self'; base-uri 'none'; object-src 'none'; ` +
    `frame-ancestors 'none'; form-action 'self'; ${isHydrated ? "" : TRUSTED_TYPES}${REPORTING}`;
  return (nonce) => before + nonce + between + nonce + after;
}
