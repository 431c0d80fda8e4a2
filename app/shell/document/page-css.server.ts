import type { LocaleCode } from "#contract/tables/locales";
import type { PageRow } from "#contract/tables/pages/pages";
import type { View } from "#contract/tables/view-choices";
import type { Texts } from "./document-texts.server.ts";
import laterPage from "./later-page.css?url";
import noScript from "./no-script.css?url";

type Styles = Texts["styles"];
type ConditionalSheet = keyof Styles["conditional"];

/** For the page's language. Loaded later, these would change the root and restyle the whole page. */
const SCRIPTS: Partial<Record<LocaleCode, ConditionalSheet>> = {
  th: "thai",
  kh: "khmer",
  "zh-Hans": "simplifiedChinese",
  "zh-Hant": "traditionalChinese",
};

/** Address of the style sheet shared by all pages, for what is not visible at first. */
export const LATER_CSS = laterPage;

/** Address of the style sheet that only browsers without JavaScript load. */
export const NO_SCRIPT_CSS = noScript;

interface Styled {
  /** Undefined for an error page outside all pages. */
  page: PageRow | undefined;
  locale: LocaleCode;
  /** An app is configured, so its bar is above the page. */
  hasApp: boolean;
  /** How the visitor has chosen to see matches. */
  view: View | undefined;
}

/** Joins the style sheets inlined into a document: what its first paint needs. */
export function pageCss(
  { sheets, everyPage, pages, conditional }: Styles,
  { page, locale, hasApp, view }: Styled,
): string {
  const script = SCRIPTS[locale];
  let css = "";
  for (const file of everyPage) css += sheets[file];
  if (script) css += conditional[script];
  if (hasApp) css += conditional.appBar;
  for (const file of (page && pages[page.module]) ?? []) css += sheets[file];
  if (view) css += conditional.view;
  if (view?.khmerDigits && locale === "kh") css += conditional.khmerDigits;
  return css;
}
