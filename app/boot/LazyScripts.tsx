import { Scripts, ScrollRestoration } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode, useEffect } from "react";
import { type WordFiles, writeWordFiles } from "~/i18n/word-files";
import { PAGE_SCRIPT_ID } from "~/page-script/page-script-id";
import { INERT_ID } from "./hydrate-on-intent.ts";
import { useInlineParts } from "./inline-parts.ts";
import { inlineText } from "./inline-text.ts";

interface ScriptMarkup {
  type?: string;
  rel?: string;
  href?: string;
  children?: ReactNode;
}

/**
 * Takes the start out of what <Scripts/> renders: the context script stays, the module script becomes text that no
 * browser runs, and the files it would preload are only listed, with those of the page's words. The boot script brings
 * all to life.
 */
export function withoutStart(node: ReactNode, words: WordFiles, preloads = Object.values(words)): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<ScriptMarkup>(child)) return child;
    const { type, rel, href, children } = child.props;
    if (child.type === Fragment) return <Fragment key={child.key}>{withoutStart(children, words, preloads)}</Fragment>;
    if (child.type === "link" && rel === "modulepreload") {
      if (href) preloads.push(href);
      return null;
    }
    if (child.type === "script" && type === "module") return inert(child, words, preloads);
    return child;
  });
}

const inert = (script: ReactElement, words: WordFiles, preloads: readonly string[]) =>
  cloneElement(script as ReactElement<Record<string, unknown>>, {
    type: "text/x-module",
    id: INERT_ID,
    async: undefined,
    nonce: undefined,
    "data-preload": preloads.join(" "),
    "data-words": writeWordFiles(words),
    // In the browser nobody knows the files of words but the document.
    suppressHydrationWarning: true,
  });

/** Stands for <Scripts/>: React starts on intent (hydrate-on-intent.ts), not with the page. */
function AppScripts() {
  const { nonce, wordFiles } = useInlineParts();
  useEffect(() => window.hydrated?.(), []);
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      {withoutStart(Scripts({ nonce }), wordFiles)}
    </>
  );
}

/** Every script of a document: React's only where a page has use for it (hydrates.ts), the page's own, the boot. */
export function LazyScripts() {
  const { nonce, hydrates, boot, pageScript, serviceWorker } = useInlineParts();
  return (
    <>
      {hydrates && <AppScripts />}
      <script
        type="text/x-module"
        id={PAGE_SCRIPT_ID}
        data-src={pageScript.address}
        data-words={writeWordFiles(pageScript.wordFiles)}
        data-lazy={writeWordFiles(pageScript.lazyFiles) || undefined}
        data-worker={serviceWorker}
        suppressHydrationWarning
      />
      <script nonce={nonce} {...inlineText(boot)} />
    </>
  );
}
