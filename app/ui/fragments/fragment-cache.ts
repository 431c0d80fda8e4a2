import { createElement, type ReactElement, Fragment as ReactFragment } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";

/** A part of a page that is the same for everybody who sees the same content: a match row, a table. */
export interface Fragment {
  /**
   * Names everything that the markup is made of: the component, its language, and each prop or a version of it. Two
   * fragments of one key are shown in each other's place, whoever asks; so nothing of one visitor may be in it.
   */
  key: string;
  /** Called only where the markup is not known. Gets all by props: it is rendered outside the page, without its context. */
  render(): ReactElement;
}

/** Between the fragments of one call. A noncharacter of Unicode: no text should hold it, and one that does is seen. */
const SEPARATOR = "\uFDD0";

export interface FragmentCache {
  /** The markup of each fragment, in their order. What is not known is rendered in one call. */
  markupOf(fragments: readonly Fragment[]): string[];
  /** Bytes of keys and markup that are held. */
  readonly size: number;
}

/** Markup has two bytes a character, since it was rendered beside the separator, and so have keys at the most. */
const weightOf = (key: string, markup: string): number => (key.length + markup.length) * 2;

/**
 * A text with characters of its own: a part of a split text is a view of the whole in V8, and a row that stays would keep
 * the render of all others in memory.
 */
const ownCopy = (part: string): string => [part.slice(0, 1), part.slice(1)].join("");

/**
 * Keeps the markup of fragments by their keys, at most `limit` bytes of it; the least recently used go first. A
 * render of a single row costs several times its share in a render of many, hence one call for all that are missing.
 */
export function createFragmentCache(limit: number): FragmentCache {
  const known = new Map<string, string>();
  let size = 0;

  const forget = (key: string, markup: string) => {
    known.delete(key);
    size -= weightOf(key, markup);
  };
  const keep = (key: string, markup: string) => {
    const old = known.get(key);
    if (old !== undefined) forget(key, old);
    known.set(key, markup);
    size += weightOf(key, markup);
    for (const [oldest, text] of known) {
      if (size <= limit) return;
      forget(oldest, text);
    }
  };
  return {
    get size() {
      return size;
    },
    markupOf(fragments) {
      const markups = fragments.map(({ key }) => {
        const markup = known.get(key);
        if (markup !== undefined) {
          // In the order of use: a Map iterates in the order in which keys were set.
          known.delete(key);
          known.set(key, markup);
        }
        return markup;
      });
      const missing = fragments.filter((_fragment, index) => markups[index] === undefined);
      const rendered = renderAll(missing);
      missing.forEach(({ key }, index) => {
        keep(key, rendered[index] ?? "");
      });
      let next = 0;
      return markups.map((markup) => markup ?? rendered[next++] ?? "");
    },
  };
}

/** Renders fragments to markup, all in one call; one by one where a supplier's text holds the separator. */
function renderAll(fragments: readonly Fragment[]): string[] {
  if (fragments.length === 0) return [];
  const children = fragments.map((fragment, index) =>
    createElement(ReactFragment, { key: index }, fragment.render(), SEPARATOR),
  );
  const markups = renderToStaticMarkup(createElement(ReactFragment, undefined, children)).split(SEPARATOR);
  if (markups.length !== fragments.length + 1) return fragments.map(({ render }) => renderToStaticMarkup(render()));
  return markups.slice(0, -1).map(ownCopy);
}
