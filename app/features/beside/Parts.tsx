import { useLayoutEffect, useRef } from "react";
import type { PagePart } from "./page-part.ts";

interface PartsProps {
  part: PagePart;
  className: string | undefined;
  /** The style sheets of what is shown: the build leaves out those whose classes nobody uses. */
  sheets: readonly Readonly<Record<string, string>>[];
}

/** Elements of another page, with its colours. */
export function Parts({ part: { parts, colours = [] }, className, sheets }: PartsProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    for (const [name, value] of colours) current?.style.setProperty(name, value);
    current?.replaceChildren(...parts.map((part) => document.importNode(part, true)));
  }, [parts, colours]);
  return <div ref={place} className={className} data-sheets={sheets.length} />;
}
