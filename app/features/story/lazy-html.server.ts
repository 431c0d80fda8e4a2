/** HTML tools: a parser and a sanitiser. */
export type HtmlTools = Awaited<ReturnType<typeof lazyHtml>>;

/**
 * Both are as large as ten pages: a separate chunk of the edge's bundle (vite.config.ts), loaded with an isolate's
 * first article.
 */
export async function lazyHtml() {
  const [{ Parser }, { sanitize }] = await Promise.all([import("htmlparser2"), import("hast-util-sanitize")]);
  return { Parser, sanitize };
}
