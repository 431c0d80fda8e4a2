import { createElement, type ReactElement, Fragment as ReactFragment } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { LruCache } from "#contract/memory/lru-cache";

/** A part of a page that is the same for everyone who sees the same content: a match row, a table. */
export interface Fragment {
  /**
   * Identifies everything that the markup depends on: the component, its language, and each prop or a version of it.
   * Fragments with the same key are interchangeable for all visitors, so nothing about one visitor may be in them.
   */
  key: string;
  /** Called only on a cache miss. All input comes by props: it is rendered outside the page, without its context. */
  render(): ReactElement;
}

/**
 * Separates the fragments of one render. A Unicode noncharacter, so texts should not contain it; if one does, it is
 * detected.
 */
const SEPARATOR = "\uFDD0";

interface FragmentCache {
  /** The markup of each fragment, in order. All misses are rendered in one call. */
  markupOf(fragments: readonly Fragment[]): string[];
  /** Bytes of cached keys and markup. */
  readonly size: number;
}

/** Markup takes two bytes a character, because it was rendered together with the separator; keys take at most that. */
const weightOf = (markup: string, key: string): number => (key.length + markup.length) * 2;

/**
 * Copies the string: in V8 a part of a split string is a view of the whole, so one cached row would keep the whole
 * render in memory.
 */
const ownCopy = (part: string): string => [part.slice(0, 1), part.slice(1)].join("");

/**
 * An LRU cache of fragment markup, at most `limit` bytes. Rendering one row alone costs several times its share of a
 * joint render, so all misses are rendered in one call.
 */
export function createFragmentCache(limit: number): FragmentCache {
  const known = new LruCache<string>(limit, weightOf);
  return {
    get size() {
      return known.weight;
    },
    markupOf(fragments) {
      const markups = fragments.map(({ key }) => known.get(key));
      const missing = fragments.filter((_fragment, index) => markups[index] === undefined);
      const rendered = renderAll(missing);
      missing.forEach(({ key }, index) => {
        known.put(key, rendered[index] ?? "");
      });
      let next = 0;
      return markups.map((markup) => markup ?? rendered[next++] ?? "");
    },
  };
}

/** Renders fragments to markup in one call; one by one if a supplier's text contains the separator. */
function renderAll(fragments: readonly Fragment[]): string[] {
  if (fragments.length === 0) return [];
  const children = fragments.map((fragment, index) =>
    createElement(ReactFragment, { key: index }, fragment.render(), SEPARATOR),
  );
  const markups = renderToStaticMarkup(createElement(ReactFragment, undefined, children)).split(SEPARATOR);
  if (markups.length !== fragments.length + 1) return fragments.map(({ render }) => renderToStaticMarkup(render()));
  return markups.slice(0, -1).map(ownCopy);
}
