import { COMPETITIONS_ID, FOLD_ID, LIST_ID, LIST_MENU_ID } from "~/page/element-ids";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { announceHandled } from "~/runtime/page-script/pressed";
import { INPUT_DEBOUNCE } from "~/ui/dates/calendar-values";
import { type Stroke, swipedTo } from "~/ui/swipe";
import { competitionOf, openGroup, TOUCHED } from "./apply-folds.ts";
import styles from "./competition-group.module.css";
import { insertDeferredGroups } from "./deferred-groups.ts";
import { FOLDS_KEY, type Folds, readFolds, withFolds } from "./folds.ts";

/** The device's storage; accessing it throws if the visitor denies it. */
type Store = () => Pick<Storage, "getItem" | "setItem">;
type Choice = readonly [id: string, isOpen: boolean];

/** Saves the visitor's choices on the device; if storage is denied or full, they last as long as the page. */
function saveChoices(store: Store, choices: readonly Choice[]): void {
  try {
    const storage = store();
    const folds: Folds = readFolds(storage.getItem(FOLDS_KEY));
    storage.setItem(FOLDS_KEY, withFolds(folds, choices));
  } catch {
    // The choices last as long as the page.
  }
}

const choiceOf = (group: HTMLDetailsElement): Choice => [competitionOf(group), group.open];

/** Saves which competitions the visitor folds, and folds or unfolds all at once. */
function startFoldMemory(list: HTMLElement, button: HTMLElement | null, store: Store): void {
  const groups = () => [...list.querySelectorAll<HTMLDetailsElement>(`.${styles.group}`)];
  const showNext = () => button?.setAttribute("data-next", groups().some(({ open }) => open) ? "close" : "open");

  // A click on the heading is the visitor's choice; toggle events also come from the page's own changes.
  list.addEventListener("click", ({ target }) => {
    const group = target instanceof Element && target.closest("summary")?.parentElement;
    if (group instanceof HTMLDetailsElement) saveChoices(store, [[competitionOf(group), !group.open]]);
  });
  const touched = groups().filter((group) => group.querySelector(`[${TOUCHED}]`));
  if (touched.length > 0) saveChoices(store, touched.map(choiceOf));
  list.addEventListener("toggle", showNext, true);
  button?.addEventListener("click", () => {
    const isOpen = button.dataset.next === "open";
    for (const group of groups()) group.open = isOpen;
    saveChoices(store, groups().map(choiceOf));
    showNext();
  });
  showNext();
}

type DayField = Pick<HTMLInputElement, "value" | "defaultValue"> & { validity: Pick<ValidityState, "valid"> };

/**
 * Milliseconds to wait before showing an entered day; undefined if it cannot be shown or is shown already. The shown
 * day is the field's default value, which the zone correction may change.
 */
export function pauseBeforeDay({ value, defaultValue, validity }: DayField, isTyped: boolean): number | undefined {
  if (!validity.valid || value === defaultValue) return undefined;
  return isTyped ? INPUT_DEBOUNCE : 0;
}

/** Shows a day as soon as it is picked, or a moment after it is typed: half a year is a valid date (0002-10-17). */
export function startDateField(form: HTMLFormElement): void {
  const field = form.querySelector("input");
  if (!field) return;
  let isTyped = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener("keydown", () => {
    isTyped = true;
  });
  field.addEventListener("pointerdown", () => {
    isTyped = false;
  });
  field.addEventListener("change", ({ isTrusted }) => {
    clearTimeout(waiting);
    // If neither a key nor the browser's picker changed it, our calendar did.
    const pause = pauseBeforeDay(field, isTyped && isTrusted);
    if (pause !== undefined) waiting = setTimeout(() => form.requestSubmit(), pause);
  });
  // Changed before this script came, and perhaps still being typed.
  const pause = pauseBeforeDay(field, true);
  if (pause !== undefined) waiting = setTimeout(() => form.requestSubmit(), pause);
  // The back/forward cache restores the page with the day that was chosen to leave it.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) field.value = field.defaultValue;
  });
}

/** Swipes from the screen's edge are the browser's back gesture; in pixels. */
const EDGE = 24;

/** A quick swipe over the list opens the neighbouring day. */
function startDaySwipe(page: Document, list: HTMLElement): void {
  let begun: { x: number; y: number; at: number } | undefined;
  list.addEventListener(
    "touchstart",
    ({ touches, timeStamp }) => {
      const [touch] = touches;
      const isOurs = touch && touches.length === 1 && EDGE < touch.clientX && touch.clientX < innerWidth - EDGE;
      begun = isOurs ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined;
    },
    { passive: true },
  );
  list.addEventListener(
    "touchend",
    ({ changedTouches: [touch], timeStamp }) => {
      if (!begun || !touch) return;
      const stroke: Stroke = {
        right: touch.clientX - begun.x,
        down: touch.clientY - begun.y,
        duration: timeStamp - begun.at,
      };
      begun = undefined;
      const to = swipedTo(stroke);
      if (to) page.querySelector<HTMLElement>(`.day-navigation a[rel=${to}]`)?.click();
    },
    { passive: true },
  );
}

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};

/** The target of a key among `count` days in a row, from the one at `place`; undefined for other keys. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const step = STEPS[key];
  return step && Math.min(count - 1, Math.max(0, step(place, count - 1)));
}

/** Arrow keys move through the days and the steps beside them; Enter opens the focused one. */
function startDateStrip(strip: HTMLElement): void {
  strip.addEventListener("keydown", (event) => {
    const links = [...strip.querySelectorAll("a")];
    const place = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1;
    const next = place < 0 ? undefined : placeAfterKey(event.key, place, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  });
}

/** Closes the menu once an action was chosen in it, unless that opened a sheet above the menu. */
function startListMenu(page: Document): void {
  const menu = page.getElementById(LIST_MENU_ID);
  menu?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a, button:not([popovertarget])")) closeFirst([menu]);
  });
}

/** Closes the first of these that is open, with whatever was opened from it. */
function closeFirst(popovers: readonly (HTMLElement | null)[]): void {
  popovers.find((popover) => popover?.matches(":popover-open"))?.hidePopover();
}

/** Unfolds the competition that the address names, and closes the sheet that linked to it and the menu below that. */
function startCompetitionLinks(page: Document): void {
  const panel = page.getElementById(COMPETITIONS_ID);
  const menu = page.getElementById(LIST_MENU_ID);
  const openNamed = () => {
    const group = page.getElementById(page.location.hash.slice(1));
    if (group instanceof HTMLDetailsElement && openGroup(group)) group.scrollIntoView();
  };
  window.addEventListener("hashchange", openNamed);
  panel?.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("a"))) return;
    closeFirst([menu, panel]);
    // Following the same fragment again fires no hashchange.
    setTimeout(openNamed);
  });
  openNamed();
  // A link of the sheet was followed before this script came.
  if (page.location.hash) closeFirst([menu, panel]);
}

/** Scripts for pages with match lists; does nothing on other pages. */
export function startMatchList({ page }: Pick<PageScript, "page">): void {
  const strip = page.querySelector<HTMLElement>(".day-navigation");
  if (strip) startDateStrip(strip);
  const form = page.querySelector<HTMLFormElement>("form.day-choice");
  if (form) startDateField(form);
  const list = page.getElementById(LIST_ID);
  if (!list) {
    announceHandled(page, "fold");
    return;
  }
  // What follows counts the rows, so all must be inserted.
  insertDeferredGroups(page);
  startDaySwipe(page, list);
  startFoldMemory(list, page.getElementById(FOLD_ID), () => localStorage);
  startListMenu(page);
  startCompetitionLinks(page);
  announceHandled(page, "fold");
}
