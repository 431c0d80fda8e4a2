import type { HTMLAttributes } from "react";
import { LruCache } from "#contract/memory/lru-cache";
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

/**
 * Gives each text a number that no other text ever gets and that stays the same while the text is in this cache. Keys
 * built from the keys of hundreds of rows stay short that way. At most `limit` bytes of texts are stored, at two a
 * character.
 */
export function createVersions(limit: number): (text: string) => number {
  const versions = new LruCache<number>(limit, (_, text) => text.length * 2);
  let last = 0;
  return (text) =>
    versions.getOrCreate(text, () => {
      last += 1;
      return last;
    });
}

const versions = new WeakMap<object, number>();
const versionOfText = createVersions(MEMORY_LIMITS.contentVersions);

/**
 * A version of plain data for fragment keys: a number, the same for the same content. Memoised by object identity,
 * which cached upstream responses keep between requests; so the object must never change.
 */
export function versionOf(data: object): number {
  const known = versions.get(data);
  if (known !== undefined) return known;
  const version = versionOfText(JSON.stringify(data));
  versions.set(data, version);
  return version;
}
