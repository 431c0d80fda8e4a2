import type { HTMLAttributes } from "react";
import { MEMORY_LIMITS } from "#contract/memory/memory-limits";
import { renderedMarkup } from "~/ui/document/raw-markup";
import { createFragmentCache, type Fragment } from "./fragment-cache.ts";

/** Shared by all pages of the isolate. */
const cache = createFragmentCache(MEMORY_LIMITS.fragments);

type FragmentsProps = Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML"> & {
  /** The wrapper element. */
  as?: "details" | "div" | "li" | "ol" | "section" | "table" | "tbody" | "ul";
  /** For `details`. */
  open?: boolean;
  of: readonly Fragment[];
};

/**
 * An element whose children are cached fragments: ordinary components, rendered once per content and inserted as one
 * string, for pages that would spend most of their time on unchanged elements (docs/decisions/0020).
 */
export const Fragments = ({ as: Element = "div", of, ...attributes }: FragmentsProps) => (
  <Element {...attributes} {...renderedMarkup(cache.markupOf(of).join(""))} />
);

/** The markup of fragments, for a fragment that contains others. */
export const fragmentMarkup = (fragments: readonly Fragment[]): string[] => cache.markupOf(fragments);
