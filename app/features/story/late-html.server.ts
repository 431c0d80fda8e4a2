/** What reads HTML: a parser, and an allow-list. */
export type HtmlTools = Awaited<ReturnType<typeof lateHtml>>;

/** Both weigh as much as ten pages: the edge's bundle has them apart (vite.config.ts), to be loaded with an isolate's first piece. */
export async function lateHtml() {
  const [{ Parser }, { sanitize }] = await Promise.all([import("htmlparser2"), import("hast-util-sanitize")]);
  return { Parser, sanitize };
}
