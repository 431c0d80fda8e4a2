import { type RefObject, useEffect } from "react";
import { FAVOURITE_SAVED_EVENT } from "~/features/favourites/followed-event";
import { RENEW_EVENT } from "~/runtime/page-script/page-events";
import { WIDE } from "~/ui/screens";
import { TOASTS_ID } from "~/ui/toast";
import styles from "./favourites-modal.module.css";

/**
 * Moves elements of the page into a modal dialog, because everything outside it is inert. Returns a function that moves
 * them back.
 */
function borrowElements(page: Document, ids: readonly string[], place: HTMLElement): () => void {
  const returns = ids.flatMap((id) => {
    const element = page.getElementById(id);
    if (!element) return [];
    const mark = page.createComment("");
    element.parentNode?.insertBefore(mark, element);
    place.appendChild(element);
    return [
      () => {
        mark.parentNode?.insertBefore(element, mark);
        mark.remove();
      },
    ];
  });
  return () => {
    for (const giveBack of returns) giveBack();
  };
}

interface ModalSetup {
  isOpen: boolean;
  /** Id of another element needed in the dialog: the login tip. */
  tipId?: string;
  /** Container that holds toasts and tip in the meantime. */
  borrowed: RefObject<HTMLElement>;
}

/** Refreshes a page that lists favourites after changes in the modal. */
export function useParentRenewal(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const signal = () => document.dispatchEvent(new Event(RENEW_EVENT));
    document.addEventListener(FAVOURITE_SAVED_EVENT, signal);
    return () => document.removeEventListener(FAVOURITE_SAVED_EVENT, signal);
  }, [isOpen]);
}

/** While a modal dialog is open, the page behind it does not scroll, and its toasts and tip are inside the dialog. */
export function useModalDialog({ isOpen, tipId, borrowed }: ModalSetup): void {
  useEffect(() => {
    if (!isOpen || !borrowed.current) return undefined;
    const giveBack = borrowElements(document, tipId ? [tipId, TOASTS_ID] : [TOASTS_ID], borrowed.current);
    document.documentElement.classList.add(styles.locked ?? "");
    return () => {
      document.documentElement.classList.remove(styles.locked ?? "");
      giveBack();
    };
  }, [isOpen, tipId, borrowed]);
}

/** Scrolling the list moves the element that the tip belongs to. On phones the tip is a sheet and stays. */
export function closeTip(tipId: string): void {
  const tip = document.getElementById(tipId);
  if (tip?.matches(":popover-open") && matchMedia(WIDE).matches) tip.hidePopover();
}
