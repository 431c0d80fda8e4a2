import { useRef } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import { showToast } from "~/ui/toast";
import { useOpener } from "../runtime/use-opener.ts";
import { ShareSheet, type ShareSheetProps } from "./ShareSheet.tsx";
import { shareByDevice } from "./share-by-device.ts";
import { shareTargets } from "./share-links.ts";

export interface ShareIslandProps extends Omit<ShareSheetProps, "onCopy" | "targets"> {
  locale: LocaleCode;
  /** Of the page, absolute. */
  url: string;
  /** What the page is about. */
  text: string;
  copied: string;
  failed: string;
}

/** Sharing by the device's own sheet where it has one, else by ours, which also copies the address. */
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
