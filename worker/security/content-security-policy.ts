export interface PolicySources {
  /** Origins besides our own that pictures come from. */
  images: readonly string[];
}

/** What an answer without a document of ours gets: nothing may be loaded from it, nor may it be framed. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/**
 * The policy of a page, for any nonce. Scripts run by nonce alone, and what those load; `style=` attributes and
 * inline handlers are refused.
 */
export function pagePolicy({ images }: PolicySources): (nonce: string) => string {
  const pictures = ["'self'", "data:", ...images].join(" ");
  const before = "default-src 'self'; script-src 'nonce-";
  const between = "' 'strict-dynamic'; style-src 'self' 'nonce-";
  const after =
    `'; img-src ${pictures}; connect-src 'self'; worker-src 'self'; base-uri 'none'; object-src 'none'; ` +
    "frame-ancestors 'none'; form-action 'self'";
  return (nonce) => before + nonce + between + nonce + after;
}
