import type { ReactNode } from "react";
import type { ServerOnly } from "./server-only.ts";

interface ServerMarkupProps<Value> {
  /** Of the element, one in a page. */
  id: string;
  of: ServerOnly<Value>;
  children: (value: Value) => ReactNode;
}

/** Markup that only the server makes. In the browser React takes it over as it stands, without the data behind it. */
export function ServerMarkup<Value>({ id, of, children }: ServerMarkupProps<Value>) {
  if (!import.meta.env.SSR) return <div id={id} data-kept="" {...asItStands(markupOf(id))} />;
  return (
    <div id={id} data-kept="">
      {of.value !== undefined && children(of.value)}
    </div>
  );
}

const asItStands = (markup: string) => ({
  dangerouslySetInnerHTML: { __html: markup },
  suppressHydrationWarning: true,
});

// The document's markup, read once, rather than nothing: should React have to build the page anew (an extension has
// changed it), the rows stay. That may be when the old page is gone already, hence the reading ahead.
const kept = new Map<string, string>();

function markupOf(id: string): string {
  const markup = kept.get(id) ?? document.getElementById(id)?.innerHTML;
  if (markup) kept.set(id, markup);
  return markup ?? "";
}

if (!import.meta.env.SSR) for (const { id } of document.querySelectorAll("[data-kept]")) markupOf(id);
