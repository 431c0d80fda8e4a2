import type { Page } from "playwright/test";

declare global {
  interface Window {
    /** The page's Trusted Types policy (app/runtime/page-script/trusted-types.ts). */
    matchlight: { createHTML(markup: string): string };
    trustedTypes: { createPolicy(name: string, rules: Record<string, (text: string) => string>): Window["matchlight"] };
  }
}

/** Creates the page's policy if the page has not needed one yet: tests parse markup in the page with it. */
export const preparePolicy = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.matchlight ??= window.trustedTypes.createPolicy("matchlight", {
      createHTML: (markup) => markup,
      createScriptURL: () => "/sw.js",
      createScript: (json) => json,
    });
  });
