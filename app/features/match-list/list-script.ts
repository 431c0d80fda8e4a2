import type { PageScript } from "~/page-script/page-words";
import { startCompetitionLinks } from "./competition-links.ts";
import { startCompetitionSearch } from "./competition-search.ts";
import { startDateField } from "./date-field.ts";
import { startDateStrip } from "./date-strip.ts";
import { startDaySwipe } from "./day-swipe.ts";
import { startFoldMemory } from "./fold-memory.ts";
import { takeUpGroups } from "./later-groups.ts";

/** What a page of matches does besides being read; on other pages nothing. */
export function startMatchList({ page }: Pick<PageScript, "page">): void {
  const strip = page.querySelector<HTMLElement>(".days");
  if (strip) startDateStrip(strip);
  const form = page.querySelector<HTMLFormElement>("form.choice");
  if (form) startDateField(form);
  const list = page.getElementById("list");
  if (!list) return;
  // Whoever presses a key at once may be ahead of them; what follows counts rows.
  takeUpGroups(page);
  const panel = page.getElementById("competitions");
  startDaySwipe(page, list);
  startFoldMemory(list, page.getElementById("fold"), () => localStorage);
  if (panel) startCompetitionSearch(panel, list);
  startCompetitionLinks(page, panel);
}
