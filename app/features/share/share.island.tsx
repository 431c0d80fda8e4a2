import { useRef } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import { showToast } from "~/ui/toast";
import { useOpener } from "../../runtime/islands/use-opener.ts";
import { ShareSheet, type ShareSheetProps } from "./ShareSheet.tsx";
import { shareTargets } from "./share-links.ts";

interface Device {
  isTouched: boolean;
  share?: (data: ShareData) => Promise<void>;
}

/** On touch screens the device's sheet offers the visitor's apps; elsewhere ours is quicker. */
const readDevice = (): Device => ({
  isTouched: matchMedia("(pointer: coarse)").matches,
  ...("share" in navigator && { share: (data: ShareData) => navigator.share(data) }),
});

/** Resolves to whether the device's sheet handled it; closing it counts too. */
export async function shareByDevice(data: ShareData, { isTouched, share } = readDevice()): Promise<boolean> {
  if (!isTouched || !share) return false;
  try {
    await share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

export interface ShareIslandProps extends Omit<ShareSheetProps, "onCopy" | "targets"> {
  locale: LocaleCode;
  /** Absolute address of the page. */
  url: string;
  /** Title of what is shared. */
  text: string;
  copied: string;
  failed: string;
}

/** Shares with the device's own sheet if it has one, else with ours, which can also copy the address. */
export default function ShareIsland({ locale, url, text, copied, failed, ...texts }: ShareIslandProps) {
  const sheet = useRef<HTMLElement>(null);
  useOpener(async () => {
    if (!(await shareByDevice({ title: text, url }))) sheet.current?.togglePopover();
  });
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    if (isCopied && sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
    showToast(document, { kind: "plain", text: isCopied ? copied : failed });
  };
  return <ShareSheet ref={sheet} {...texts} targets={shareTargets(locale, { url, text })} onCopy={copy} />;
}
