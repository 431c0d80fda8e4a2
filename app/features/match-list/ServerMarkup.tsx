import { type ReactNode, useState } from "react";
import type { ServerOnly } from "./server-only.ts";

interface ServerMarkupProps<Value> {
  /** Of the element, one in a page. */
  id: string;
  of: ServerOnly<Value>;
  children: (value: Value) => ReactNode;
}

/** Markup that only the server makes. In the browser React takes it over as it stands, without the data behind it. */
export function ServerMarkup<Value>({ id, of, children }: ServerMarkupProps<Value>) {
  if (!import.meta.env.SSR) return <Kept id={id} />;
  return <div id={id}>{of.value !== undefined && children(of.value)}</div>;
}

// Read, not left empty: should React have to build the page anew (an extension has changed it), the rows stay.
function Kept({ id }: { id: string }) {
  const [markup] = useState(() => document.getElementById(id)?.innerHTML ?? "");
  return <div id={id} {...asItStands(markup)} />;
}

const asItStands = (markup: string) => ({
  dangerouslySetInnerHTML: { __html: markup },
  suppressHydrationWarning: true,
});
