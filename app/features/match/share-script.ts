import type { PageScript } from "~/page-script/page-words";
import { showToast } from "~/ui/toast";
import { SHARE_BUTTON_ID, SHARE_ID } from "./share-ids.ts";

/** Where a thumb chooses, the device's own sheet knows the visitor's apps; elsewhere ours is nearer. */
const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches && "share" in navigator;

/** Sharing by the device's own sheet, and copying the address. Without a script the sheet's links do. */
export function startSharing({ page }: Pick<PageScript, "page">): void {
  const sheet = page.getElementById(SHARE_ID);
  if (!sheet) return;
  const { url = "", text = "", copied = "" } = sheet.dataset;
  // The button stands in a part of the page that is renewed.
  page.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!target?.closest(`#${SHARE_BUTTON_ID}`) || !isTouched()) return;
    event.preventDefault();
    // Closing the device's sheet is an answer, too.
    navigator.share({ title: text, url }).catch(() => undefined);
  });
  sheet.querySelector("[data-copy]")?.addEventListener("click", () => {
    navigator.clipboard.writeText(url).then(
      () => {
        if (sheet.matches(":popover-open")) sheet.hidePopover();
        showToast(page, { kind: "plain", text: copied });
      },
      () => undefined,
    );
  });
}
