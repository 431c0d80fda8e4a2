import { Parser } from "htmlparser2";
import { expect } from "vitest";

export interface SeenElement {
  tag: string;
  attributes: Record<string, string>;
  /** Without that of elements within. */
  text: string;
}

const VOID = ["br", "hr", "img", "input"];

/** The elements of a page, and how many were open at the most; throws where one is closed that is not the last that was opened. */
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

/** Text turns nobody's direction and has no half characters. */
export function expectReadable(html: string): void {
  expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(html).not.toContain("\0");
  expect(html.isWellFormed()).toBe(true);
}
