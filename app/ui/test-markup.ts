import { Parser } from "htmlparser2";
import { expect } from "vitest";

export interface SeenElement {
  tag: string;
  attributes: Record<string, string>;
  /** Without the text of nested elements. */
  text: string;
}

const VOID = ["br", "hr", "img", "input"];

/** The elements of a page and the greatest nesting depth. Throws if an element is closed out of order or left open. */
export function readMarkup(html: string): { seen: SeenElement[]; deepest: number } {
  const seen: SeenElement[] = [];
  const open: SeenElement[] = [];
  let deepest = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = { tag, attributes, text: "" };
      seen.push(element);
      deepest = Math.max(deepest, open.push(element));
    },
    ontext(text) {
      const last = open.at(-1);
      if (last) last.text += text;
    },
    onclosetag(tag, isImplied) {
      if (open.pop()?.tag !== tag || (isImplied && !VOID.includes(tag))) throw new Error(`${tag} is not closed`);
    },
  });
  parser.end(html);
  if (open.length > 0) throw new Error("not all is closed");
  return { seen, deepest };
}

/** No bidirectional control characters, no NUL and no lone surrogates. */
export function expectReadable(html: string): void {
  expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(html).not.toContain("\0");
  expect(html.isWellFormed()).toBe(true);
}
