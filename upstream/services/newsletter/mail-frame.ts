import { html, raw } from "hono/html";
import { SITE_NAME } from "#contract/tables/site-name";

type Markup = ReturnType<typeof html>;

/**
 * Mail programs ignore external style sheets, and many ignore all: system fonts, one column, links that look like
 * links.
 */
const BODY = raw(
  "style=\"margin:0 auto;max-width:36rem;padding:1.5rem;font:1rem/1.6 system-ui,'Noto Sans',sans-serif\"",
);

/** A mail's HTML document. `tag` is BCP 47. */
export const mailFrame = ({ tag, title, body }: { tag: string; title: string; body: Markup }): string =>
  String(html`<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body ${BODY}>
<p><strong>${SITE_NAME}</strong></p>
${body}
</body></html>
`);
