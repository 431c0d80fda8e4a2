// Style sheets that a document includes depending on its language, configuration or state. All others are found by the
// imports of components (scripts/vite/document-styles.mjs).
import appBar from "../../features/app-download/app-bar.module.css?inline";
import errorParts from "../../features/errors/error-parts.css?inline";
import errorStates from "../../features/errors/error-state.module.css?inline";
import view from "../../features/view/view.css?inline";
import khmer from "../../ui/scripts/khmer.css?inline";
import khmerDigits from "../../ui/scripts/khmer-digits.css?inline";
import simplifiedChinese from "../../ui/scripts/simplified-chinese.css?inline";
import thai from "../../ui/scripts/thai.css?inline";
import traditionalChinese from "../../ui/scripts/traditional-chinese.css?inline";

export const CONDITIONAL_SHEETS = {
  appBar,
  errorState: errorParts + errorStates,
  khmer,
  khmerDigits,
  simplifiedChinese,
  thai,
  traditionalChinese,
  view,
};
