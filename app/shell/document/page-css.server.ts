import type { LocaleCode } from "#contract/tables/locales";
import type { PageRow } from "#contract/tables/pages";
import type { Texts } from "./document-texts.server.ts";
import laterPage from "./later-page.css?url";
import noScript from "./no-script.css?url";

type Styles = Texts["styles"];
type ConditionalSheet = keyof Styles["conditional"];

/** Of the page's own language. In a file that comes later they would change the root: the whole page would be styled anew. */
const SCRIPTS: Partial<Record<LocaleCode, ConditionalSheet>> = {
  th: "thai",
  kh: "khmer",
  "zh-Hans": "simplifiedChinese",
  "zh-Hant": "traditionalChinese",
};

/** The address of the style sheet that all pages share, for what is neither seen nor opened at once. */
export const LATER_CSS = laterPage;

/** The address of what only a browser without JavaScript asks for. */
export const NO_SCRIPT_CSS = noScript;

interface Styled {
  /** None where an error page stands in place of all pages. */
  page: PageRow | undefined;
  locale: LocaleCode;
  /** An app is configured: its bar stands above the page. */
  hasApp: boolean;
}

/** The style sheets inside a document as one text. Each document brings what its first look needs. */
export function pageCss({ sheets, everyPage, pages, conditional }: Styles, { page, locale, hasApp }: Styled): string {
  const script = SCRIPTS[locale];
  let css = "";
  for (const file of everyPage) css += sheets[file];
  if (script) css += conditional[script];
  if (hasApp) css += conditional.appBar;
  for (const file of (page && pages[page.module]) ?? []) css += sheets[file];
  return css;
}
