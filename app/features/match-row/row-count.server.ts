import { html, type Markup } from "~/server-markup/html";
import { FIRST_SCREENS } from "./first-screens.ts";

/**
 * Of an element that holds so many rows, below so many others: how many it holds, so that a browser need not lay it out
 * before it comes near (rows.css). Nothing for one that may be seen at once: there a guess that is corrected moves what
 * stands below.
 */
export const rowCount = (count: number, above: number): Markup | false =>
  above >= FIRST_SCREENS && html` data-n="${count}"`;
