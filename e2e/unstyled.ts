import type { Locator } from "playwright/test";

/**
 * Classes of a part's elements that no rule of the page's style sheets names, but for those that only say what state a
 * list's row is in. A part that is copied from another page has one if the sheet of one of its components is missing.
 */
export const unstyled = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const selectors: string[] = [];
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
        if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-rows]")) selectors.push(dataset.rows ?? "");
    const named = new Set(selectors.join(" ").match(/(?<=\.)[\w-]+/g));
    const used = [...root.querySelectorAll("*")].flatMap(({ classList }) => [...classList]);
    return [...new Set(used)].filter((one) => !named.has(one));
  });
