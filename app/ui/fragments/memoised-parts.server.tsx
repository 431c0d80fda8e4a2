import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { I18nextProvider } from "react-i18next";
import { MEMORY_LIMITS } from "#contract/memory/memory-limits";
import { createFragmentCache } from "./fragment-cache.ts";
import type { MemoisedParts } from "./Memoised.tsx";

/** Separate from other fragments, so that headers and footers of rarely read pages do not evict rows. */
const cache = createFragmentCache(MEMORY_LIMITS.memoisedParts);

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Identifies a component: in a minified bundle its name may not be unique. */
function numberOf(part: object): number {
  const known = numbers.get(part);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(part, lastNumber);
  return lastNumber;
}

/** The memoised parts of one document, with its translations. */
export const memoisedParts = (translator: i18n): MemoisedParts => ({
  markupOf<Props extends object>(Part: ComponentType<Props>, props: Props): string {
    const key = `${translator.language} ${numberOf(Part)} ${JSON.stringify(props)}`;
    const render = () => (
      <I18nextProvider i18n={translator}>
        <Part {...props} />
      </I18nextProvider>
    );
    return cache.markupOf([{ key, render }])[0] ?? "";
  },
});
