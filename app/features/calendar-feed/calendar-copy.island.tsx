import { showToast } from "~/ui/toast";
import { useOpener } from "../../runtime/islands/use-opener.ts";

interface CalendarCopyProps {
  /** With its origin. */
  address: string;
  copied: string;
  failed: string;
}

/** A page that was not fetched safely has no clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a calendar's address, and says so. One that cannot be copied is shown, to be selected. */
export default function CalendarCopyIsland({ address, copied, failed }: CalendarCopyProps) {
  useOpener(async (control) => {
    const isCopied = await copy(address);
    if (!isCopied) control.closest("details")?.setAttribute("open", "");
    showToast(document, { kind: "plain", text: isCopied ? copied : failed });
  });
  return null;
}
