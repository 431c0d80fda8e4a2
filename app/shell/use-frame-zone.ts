import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { ZONE_EVENT } from "~/runtime/page-script/page-events";

const inBrowser = ([first, ...others]: ZoneOffsets): ZoneOffsets => {
  const ofBrowser = ({ from }: { from: number }) => ({ from, minutes: -new Date(from).getTimezoneOffset() });
  return [ofBrowser(first), ...others.map(ofBrowser)];
};

/**
 * The zone that a hydrated page names. Its own times come again with its data; a page without any has the frame's zone,
 * and the browser's once that turns out to be another.
 */
export function useFrameZone(shown: ZoneOffsets, ofFrame: ZoneOffsets): ZoneOffsets {
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    const change = () => setOther(true);
    document.addEventListener(ZONE_EVENT, change);
    return () => document.removeEventListener(ZONE_EVENT, change);
  }, []);
  return isOther && shown === ofFrame ? inBrowser(ofFrame) : shown;
}

/** Reloads a hydrated page's data when the visitor's zone turns out to differ from their country's. */
export function useZoneRenewal(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    document.addEventListener(ZONE_EVENT, revalidate);
    return () => document.removeEventListener(ZONE_EVENT, revalidate);
  }, [revalidate]);
}
