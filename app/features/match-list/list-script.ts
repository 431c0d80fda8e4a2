import type { PageScript } from "~/browser/page-script.ts";
import { startCompetitionLinks } from "./competition-links.ts";
import { startDateField } from "./date-field.ts";
import { startDateStrip } from "./date-strip.ts";
import { startDaySwipe } from "./day-swipe.ts";
import { insertDeferredGroups } from "./deferred-groups.ts";
import { startFoldMemory } from "./fold-memory.ts";

/** What a page of matches does besides being read; on other pages nothing. */
export function startMatchList({ page }: Pick<PageScript, "page">): void {
  const strip = page.querySelector<HTMLElement>(".day-navigation");
  if (strip) startDateStrip(strip);
  const form = page.querySelector<HTMLFormElement>("form.day-choice");
  if (form) startDateField(form);
  const list = page.getElementById("list");
  if (!list) return;
  // All rows must be there: what follows counts them.
  insertDeferredGroups(page);
  const panel = page.getElementById("competitions");
  startDaySwipe(page, list);
  startFoldMemory(list, page.getElementById("fold"), () => localStorage);
  startCompetitionLinks(page, panel);
}
