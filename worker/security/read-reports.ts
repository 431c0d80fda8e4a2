/** A browser's report of a policy violation: no more of it than may be logged. */
export interface Violation {
  /** Address of the page, without its query. */
  page: string;
  directive: string;
  /** What was refused: an address without its query, a scheme, or a keyword like `inline`. */
  blocked?: string;
  /** The script that tried, and where in it. */
  source?: string;
  line?: number;
  column?: number;
}

const LONGEST_ADDRESS = 200;
const MOST_REPORTS = 20;
const WORD = /^[a-z][a-z-]{0,39}$/;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const wordOf = (value: unknown): string | undefined =>
  typeof value === "string" && WORD.test(value) ? value : undefined;

const countOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/**
 * An address without query, fragment and credentials; only the scheme for non-web schemes, which may contain anything.
 */
function addressOf(value: unknown): string | undefined {
  const url = typeof value === "string" ? URL.parse(value) : undefined;
  if (!url) return undefined;
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb ? (url.origin + url.pathname).slice(0, LONGEST_ADDRESS) : url.protocol.slice(0, LONGEST_ADDRESS);
}

type Details = Pick<Violation, "blocked" | "source" | "line" | "column">;

const known = (fields: { [Name in keyof Details]: Details[Name] | undefined }): Details =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** One violation, by the Reporting API's names or the older ones of report-uri. */
function violationOf(body: Fields): Violation | undefined {
  const page = addressOf(body.documentURL ?? body["document-uri"]);
  // Older browsers repeat the directive's sources: `script-src 'self'`.
  const named = body.effectiveDirective ?? body["effective-directive"] ?? body["violated-directive"];
  const directive = wordOf(typeof named === "string" ? named.split(" ", 1)[0] : undefined);
  if (!page || !directive) return undefined;
  const blocked = body.blockedURL ?? body["blocked-uri"];
  const details = known({
    blocked: wordOf(blocked) ?? addressOf(blocked),
    source: addressOf(body.sourceFile ?? body["source-file"]),
    line: countOf(body.lineNumber ?? body["line-number"]),
    column: countOf(body.columnNumber ?? body["column-number"]),
  });
  return { page, directive, ...details };
}

/**
 * The violations in a body of `application/reports+json` (a list) or `application/csp-report` (one), limited to pages
 * of this site; undefined for an unreadable body.
 */
export function readReports(text: string, ownOrigin: string): Violation[] | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  const bodies = Array.isArray(body)
    ? body
        .slice(0, MOST_REPORTS)
        .map(fieldsOf)
        .filter(({ type }) => type === "csp-violation")
        .map((report) => fieldsOf(report.body))
    : [fieldsOf(fieldsOf(body)["csp-report"])];
  return bodies
    .map(violationOf)
    .filter((violation) => violation !== undefined)
    .filter(({ page }) => page.startsWith(`${ownOrigin}/`));
}
