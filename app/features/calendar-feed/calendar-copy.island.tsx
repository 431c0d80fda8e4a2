import { showToast } from "~/ui/toast";
import { useOpener } from "../../runtime/islands/use-opener.ts";

interface CalendarCopyProps {
  /** With its origin. */
  address: string;
  copied: string;
  failed: string;
}

/** Copies a calendar's address, and says so. One that cannot be copied is shown, to be selected. */
export default function CalendarCopyIsland({ address, copied, failed }: CalendarCopyProps) {
  useOpener(async (control) => {
    // A page that was not fetched safely has no clipboard.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const isCopied = await Promise.resolve(clipboard?.writeText(address).then(() => true)).catch(() => false);
    if (!isCopied) control.closest("details")?.setAttribute("open", "");
    showToast(document, { kind: "plain", text: isCopied ? copied : failed });
  });
  return null;
}
