/**
 * Controls that only a script makes work, or that without one lead to another page, by the part of the page script that
 * handles them. Until that part says so, the boot script keeps their presses (shell/boot/keep-presses.ts).
 */
export const PARTS_WITH_CONTROLS = {
  fold: "#fold",
  refresh: "#refresh",
  stars: "[form=fav],[form=unfav]",
  // Members follow the link.
  tip: ":root:not([data-account=member]) [data-tip]",
  theme: "button[name=theme]",
  language: "a[data-locale]",
} as const;

/** On pages that hydrate, React's own buttons and openers of islands wait too. */
export const HYDRATED_PARTS = {
  ...PARTS_WITH_CONTROLS,
  react: "[data-opens],[data-press],button[type=button]:not([popovertarget])",
} as const;

type PartWithControls = keyof typeof HYDRATED_PARTS;

/** Dispatched on the document with the name of a part that handles its controls from now on. */
export const HANDLED_EVENT = "handled";

/** Announces that a part handles its controls, or never will: presses kept until then are repeated. */
export function announceHandled(page: Document, part: PartWithControls): void {
  page.dispatchEvent(new CustomEvent(HANDLED_EVENT, { detail: part }));
}
