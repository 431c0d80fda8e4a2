import type { PageScript } from "~/browser/page-script.ts";
import { announceHandled } from "~/browser/pressed";
import { startCompetitionLinks } from "./competition-links.ts";
import { startDateField } from "./date-field.ts";
import { startDateStrip } from "./date-strip.ts";
import { startDaySwipe } from "./day-swipe.ts";
import { insertDeferredGroups } from "./deferred-groups.ts";
import { startFoldMemory } from "./fold-memory.ts";

/** Scripts for pages with match lists; does nothing on other pages. */
export function startMatchList({ page }: Pick<PageScript, "page">): void {
  const strip = page.querySelector<HTMLElement>(".day-navigation");
  if (strip) startDateStrip(strip);
  const form = page.querySelector<HTMLFormElement>("form.day-choice");
  if (form) startDateField(form);
  const list = page.getElementById("list");
  if (!list) {
    announceHandled(page, "fold");
    return;
  }
  // What follows counts the rows, so all must be inserted.
  insertDeferredGroups(page);
  const panel = page.getElementById("competitions");
  startDaySwipe(page, list);
  startFoldMemory(list, page.getElementById("fold"), () => localStorage);
  startCompetitionLinks(page, panel);
  announceHandled(page, "fold");
}
