import type { HTMLAttributes } from "react";
import { MEMORY_LIMITS } from "#contract/tables/memory-limits";
import { createFragmentCache, type Fragment } from "./fragment-cache.ts";
import { renderedMarkup } from "./rendered-markup.ts";

/** Shared by all pages of an isolate. */
const cache = createFragmentCache(MEMORY_LIMITS.fragments);

type FragmentsProps = Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML"> & {
  /** The element around them. */
  as?: "details" | "div" | "li" | "ol" | "section" | "table" | "tbody" | "ul";
  /** Of `details`. */
  open?: boolean;
  of: readonly Fragment[];
};

/**
 * An element whose children are known fragments: ordinary components, rendered once per content and inserted as one
 * text, where a page would spend most of its time on elements that have not changed (docs/decisions/0020).
 */
export const Fragments = ({ as: Element = "div", of, ...attributes }: FragmentsProps) => (
  <Element {...attributes} {...renderedMarkup(cache.markupOf(of).join(""))} />
);

/** The markup of fragments, for a fragment that is made of others. */
export const fragmentMarkup = (fragments: readonly Fragment[]): string[] => cache.markupOf(fragments);
