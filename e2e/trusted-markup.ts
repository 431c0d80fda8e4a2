import type { Page } from "playwright/test";

declare global {
  interface Window {
    /** The page's policy of Trusted Types (app/browser/trusted-types.ts). */
    matchlight: { createHTML(markup: string): string };
    trustedTypes: { createPolicy(name: string, rules: Record<string, (text: string) => string>): Window["matchlight"] };
  }
}

/** Makes the page's policy where nothing of the page has needed one yet: a test parses markup in the page by it. */
export const preparePolicy = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.matchlight ??= window.trustedTypes.createPolicy("matchlight", {
      createHTML: (markup) => markup,
      createScriptURL: () => "/sw.js",
      createScript: (json) => json,
    });
  });
