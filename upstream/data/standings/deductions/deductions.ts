import { BRAZILIAN_DEDUCTIONS } from "./brazil.ts";
import type { Deductions } from "./deduction.ts";
import { ENGLISH_DEDUCTIONS } from "./england.ts";
import { EUROPEAN_DEDUCTIONS } from "./europe.ts";
import { ITALIAN_DEDUCTIONS } from "./italy.ts";

/** All seasons whose clubs lost points by a decision. */
export const DEDUCTIONS: Deductions = {
  ...ENGLISH_DEDUCTIONS,
  ...ITALIAN_DEDUCTIONS,
  ...EUROPEAN_DEDUCTIONS,
  ...BRAZILIAN_DEDUCTIONS,
};
