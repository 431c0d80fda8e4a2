import type { i18n } from "i18next";
import type { ComponentType, ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import { I18nextProvider } from "react-i18next";
import type { RememberedParts } from "./Remembered.tsx";

/** Characters of markup and facts. What is asked for all the time stays, the rest push each other out. */
const LIMIT = 2_000_000;

/** Markup by language, part and facts; empty for what was asked for once, which may have been the last time. */
const memory = new Map<string, string>();
let size = 0;

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Names a component: its own name may be any other's in a minified bundle. */
function numberOf(part: object): number {
  const known = numbers.get(part);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(part, lastNumber);
  return lastNumber;
}

function keep(key: string, markup: string): void {
  forget(key);
  memory.set(key, markup);
  size += key.length + markup.length;
  for (const oldest of memory.keys()) {
    if (size <= LIMIT) return;
    forget(oldest);
  }
}

function forget(key: string): void {
  const known = memory.get(key);
  if (known === undefined) return;
  memory.delete(key);
  size -= key.length + known.length;
}

/** The remembered parts of one document, in a translator's words. */
export function rememberedParts(translator: i18n): RememberedParts & { renderMissed(): Promise<void> } {
  const missed = new Map<string, ReactElement>();
  return {
    markupOf<Facts extends object>(Part: ComponentType<Facts>, facts: Facts): string | undefined {
      const key = `${translator.language} ${numberOf(Part)} ${JSON.stringify(facts)}`;
      const known = memory.get(key);
      if (known) return known;
      if (known === undefined) keep(key, "");
      else missed.set(key, <Part {...facts} />);
      return undefined;
    },
    /** To be called when the document has been rendered: React does not render inside of rendering. */
    async renderMissed() {
      for (const [key, part] of missed) {
        const markup = await renderToReadableStream(<I18nextProvider i18n={translator}>{part}</I18nextProvider>);
        keep(key, await new Response(markup).text());
      }
    },
  };
}
