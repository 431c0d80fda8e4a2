import { ASIAN_PACIFIC_DEDUCTIONS } from "./asia-pacific.ts";
import { BRAZILIAN_DEDUCTIONS } from "./brazil.ts";
import type { Deductions } from "./deduction.ts";
import { EASTERN_EUROPEAN_DEDUCTIONS } from "./eastern-europe.ts";
import { ENGLISH_DEDUCTIONS } from "./england.ts";
import { EUROPEAN_DEDUCTIONS } from "./europe.ts";
import { GREEK_DEDUCTIONS } from "./greece.ts";
import { ITALIAN_DEDUCTIONS } from "./italy.ts";
import { SOUTHERN_EUROPEAN_DEDUCTIONS } from "./southern-europe.ts";

/** All seasons whose clubs lost points by a decision. */
export const DEDUCTIONS: Deductions = {
  ...ENGLISH_DEDUCTIONS,
  ...ITALIAN_DEDUCTIONS,
  ...EUROPEAN_DEDUCTIONS,
  ...GREEK_DEDUCTIONS,
  ...SOUTHERN_EUROPEAN_DEDUCTIONS,
  ...EASTERN_EUROPEAN_DEDUCTIONS,
  ...BRAZILIAN_DEDUCTIONS,
  ...ASIAN_PACIFIC_DEDUCTIONS,
};
