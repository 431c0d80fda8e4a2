import { isSport } from "#contract/tables/sports";
import { type FavouriteMode, favouriteModeOf } from "~/features/favourites/favourite-mode";
import { FOLLOW_FORM_ID, readStar, TIP_ID, TIP_TEXT_IDS } from "~/features/favourites/star-forms";
import { forgetUnsaved, putUnsaved } from "~/features/favourites/unsaved";
import type { MemberPart } from "~/page/navigation";
import { announceHandled } from "~/runtime/page-script/pressed";
import { WIDE } from "~/ui/screens";
import { placeTip } from "./place-tip.ts";

const PARTS = Object.keys(TIP_TEXT_IDS) as MemberPart[];

/** Milliseconds for which a tab looks pressed although its page is not opened. */
const TAB_PRESSED_FOR = 300;

/** Opens the tip when a guest chooses a member feature; the page behind it is unchanged. */
export function startLoginTip(page: Document): void {
  startTip(page);
  announceHandled(page, "tip");
  if (favouriteModeOf(page) === "tip") announceHandled(page, "stars");
}

function startTip(page: Document): void {
  const tip = page.getElementById(TIP_ID);
  const view = page.defaultView;
  // Without popovers the links and the form lead to sign-in, as they do without script.
  if (!tip || !view || !("showPopover" in tip)) return;
  let anchor: HTMLElement | undefined;

  page.addEventListener("click", (event) => {
    const mode = favouriteModeOf(page);
    if (mode === "save") return;
    const chosen = event.target instanceof Element ? memberControl(event.target, mode) : undefined;
    if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    anchor = chosen.control;
    press(anchor);
    noteStar(page, anchor);
    fill(page, tip, chosen.part);
    tip.showPopover();
    // On phones the tip is a bottom sheet.
    if (view.matchMedia(WIDE).matches) stand(tip, anchor, view);
    tip.focus({ preventScroll: true });
  });
  tip.addEventListener("toggle", (event) => {
    const isLost = page.activeElement === page.body || tip.contains(page.activeElement);
    if (!("newState" in event) || event.newState !== "closed") return;
    forgetUnsaved();
    if (isLost) anchor?.focus({ preventScroll: true });
  });
  view.addEventListener(
    "scroll",
    () => {
      if (tip.matches(":popover-open") && view.matchMedia(WIDE).matches) tip.hidePopover();
    },
    { passive: true },
  );
}

function memberControl(target: Element, mode: FavouriteMode): { control: HTMLElement; part: MemberPart } | undefined {
  const stars = mode === "tip" ? `, button[form="${FOLLOW_FORM_ID}"]` : "";
  const control = target.closest<HTMLElement>(`[data-tip]${stars}`);
  if (!control) return undefined;
  return { control, part: PARTS.find((part) => part === control.dataset.tip) ?? "favourites" };
}

/** What was pressed is followed once the visitor has signed in; closing the tip discards it. */
function noteStar({ location }: Document, control: HTMLElement): void {
  // The bell behind a star is about the same: notifications are of what somebody follows.
  const button = control.dataset.tip ? control.previousElementSibling : control;
  const star = button instanceof HTMLButtonElement ? readStar(button) : undefined;
  const [, , sport] = location.pathname.split("/");
  if (!star || !isSport(sport)) return;
  const { kind, id, name } = star;
  putUnsaved({ sport, kind, id, name, isFollowed: true });
}

/** Only attributes: the tip's text and links come from the server. */
function fill(page: Document, tip: HTMLElement, part: MemberPart): void {
  for (const [one, id] of Object.entries(TIP_TEXT_IDS))
    page.getElementById(id)?.toggleAttribute("hidden", one !== part);
  tip.setAttribute("aria-labelledby", TIP_TEXT_IDS[part]);
  for (const link of tip.querySelectorAll<HTMLAnchorElement>("a[data-fantasy]")) {
    link.dataset.favourites ??= link.getAttribute("href") ?? "";
    link.setAttribute("href", link.dataset[part] ?? "");
  }
}

function stand(tip: HTMLElement, anchor: HTMLElement, view: Window): void {
  const { clientWidth: width, clientHeight: height } = view.document.documentElement;
  const { left, top } = placeTip(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), { width, height });
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

function press(control: HTMLElement): void {
  if (!control.dataset.tab) return;
  control.dataset.pressed = "";
  setTimeout(() => delete control.dataset.pressed, TAB_PRESSED_FOR);
}
