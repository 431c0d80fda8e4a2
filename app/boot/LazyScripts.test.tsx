import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { INERT_ID } from "./hydrate-on-intent.ts";
import { withoutStart } from "./LazyScripts.tsx";

// The shape of what Remix renders for <Scripts/>.
const scripts = (
  <>
    <Fragment key="preloads">
      <link rel="modulepreload" href="/assets/entry.js" />
      <link rel="modulepreload" href="/assets/root.js" />
    </Fragment>
    <script nonce="n">context</script>
    <script nonce="n" type="module" async>
      start
    </script>
  </>
);

test("a page's script is there as text that no browser runs, with the list of its files", () => {
  expect(renderToStaticMarkup(withoutStart(scripts, { common: "/assets/words/en-common.js" }))).toBe(
    '<script nonce="n">context</script>' +
      `<script type="text/x-module" id="${INERT_ID}" data-preload="/assets/words/en-common.js /assets/entry.js /assets/root.js" data-words="common:/assets/words/en-common.js">start</script>`,
  );
});
