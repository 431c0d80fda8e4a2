export interface PolicySources {
  /** Origins besides our own that pictures and films come from. */
  images: readonly string[];
  /** Hosts of films alone. */
  films?: readonly string[];
  /** Hosts of third parties' players, which are framed once a visitor has agreed; origins where they are not https. */
  frames?: readonly string[];
  /** Addresses besides our own that scripts may ask. */
  connections?: readonly string[];
  /** Origins of a bot check: their scripts, which ours loads, the frames that these show, and what they report to. */
  checks?: readonly string[];
  /**
   * Of pages that React hydrates: without Trusted Types, since React 18 makes script elements of text where it renders a
   * document anew after a fault, and a page that is refused that stays empty.
   */
  isHydrated?: boolean;
}

/** Where browsers send reports of what a policy has refused. */
export const REPORTS_PATH = "/reports";

/** What an answer without a document of ours gets: nothing may be loaded from it, nor may it be framed. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** What a picture gets: a drawing may have its styles in itself, which some browsers ask the policy about. */
export const PICTURE_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`;

/**
 * What the browser's worker (/sw.js) gets: it asks this site, loads no other script and makes none of text. Static files
 * are served without the edge worker: public/_headers repeats this.
 */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; " +
  `require-trusted-types-for 'script'; trusted-types 'none'; report-uri ${REPORTS_PATH}`;

/** The name of the reports' endpoint in Reporting-Endpoints. */
const ENDPOINT = "csp";

/** The header beside a page's policy that says where its reports go. */
export const REPORTING_ENDPOINTS = `${ENDPOINT}="${REPORTS_PATH}"`;

// Browsers that know report-to do not look at report-uri.
export const REPORTING = `report-uri ${REPORTS_PATH}; report-to ${ENDPOINT}`;

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types matchlight; ";

const byHttps = (host: string): string => (host.includes("://") ? host : `https://${host}`);

/**
 * The policy of a page, for any nonce. Scripts and speculation rules count by nonce alone, and what those load;
 * `style=` attributes and inline handlers are refused. Text becomes elements or scripts by one policy of ours only
 * (app/browser/trusted-types.ts); what third parties show stands in frames, which have their own rules.
 */
export function pagePolicy(sources: PolicySources): (nonce: string) => string {
  const { images, films = [], frames = [], connections = [], checks = [], isHydrated = false } = sources;
  const connected = ["'self'", ...connections, ...checks].join(" ");
  const pictures = ["'self'", "data:", ...images].join(" ");
  const media = ["'self'", ...images, ...films.map(byHttps)].join(" ");
  const framed = [...frames.map(byHttps), ...checks];
  const players = framed.length > 0 ? framed.join(" ") : "'none'";
  const before = "default-src 'self'; script-src 'nonce-";
  // Browsers that know strict-dynamic pass over origins: what our scripts load counts by that.
  const between = `${["' 'strict-dynamic'", ...checks].join(" ")}; style-src 'self' 'nonce-`;
  const after =
    `'; img-src ${pictures}; media-src ${media}; frame-src ${players}; connect-src ${connected}; worker-src 'self'; base-uri 'none'; object-src 'none'; ` +
    `frame-ancestors 'none'; form-action 'self'; ${isHydrated ? "" : TRUSTED_TYPES}${REPORTING}`;
  return (nonce) => before + nonce + between + nonce + after;
}
