import { Scripts } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode, useEffect } from "react";
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
 * browser runs, and the files it would preload are only listed. The boot script brings both to life.
 */
export function withoutStart(node: ReactNode, preloads: string[] = []): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<ScriptMarkup>(child)) return child;
    const { type, rel, href, children } = child.props;
    if (child.type === Fragment) return <Fragment key={child.key}>{withoutStart(children, preloads)}</Fragment>;
    if (child.type === "link" && rel === "modulepreload") {
      if (href) preloads.push(href);
      return null;
    }
    if (child.type === "script" && type === "module") return inert(child, preloads);
    return child;
  });
}

const inert = (script: ReactElement, preloads: readonly string[]) =>
  cloneElement(script as ReactElement<Record<string, unknown>>, {
    type: "text/x-module",
    id: INERT_ID,
    async: undefined,
    nonce: undefined,
    "data-preload": preloads.join(" "),
  });

/** Stands for <Scripts/>: the page's script starts on intent (hydrate-on-intent.ts), not with the page. */
export function LazyScripts() {
  const { nonce, boot } = useInlineParts();
  useEffect(() => window.hydrated?.(), []);
  return (
    <>
      {withoutStart(Scripts({ nonce }))}
      <script nonce={nonce} {...inlineText(boot)} />
    </>
  );
}
