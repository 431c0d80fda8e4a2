import { useEffect, useState } from "react";
import { contentAt, nextContent, type PanelContent } from "./panel-content.ts";

/** The content of a panel that opens and closes. */
export function usePanelContent(isOpen: boolean): PanelContent {
  const [content, setContent] = useState<PanelContent>("none");
  useEffect(() => setContent((before) => contentAt(isOpen, before)), [isOpen]);
  useEffect(() => {
    const next = nextContent(content);
    if (!next) return undefined;
    // Unless it has opened or closed at the same moment.
    const timer = setTimeout(() => setContent((before) => (before === content ? next.content : before)), next.after);
    return () => clearTimeout(timer);
  }, [content]);
  return content;
}
