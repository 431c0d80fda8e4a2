import { REPORTING } from "../security/content-security-policy.ts";

/** The policy of the hand-over page: its form may go only to `target` (absolute). */
export const handOverPolicy = (nonce: string, target?: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; ` +
  `form-action ${target === undefined ? "'none'" : new URL(target).origin}; ` +
  `require-trusted-types-for 'script'; trusted-types 'none'; ${REPORTING}`;
