import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ZONE_EVENT } from "~/runtime/page-script/page-events";

/** Reloads a hydrated page's data when the visitor's zone turns out to differ from their country's. */
export function useZoneRenewal(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    document.addEventListener(ZONE_EVENT, revalidate);
    return () => document.removeEventListener(ZONE_EVENT, revalidate);
  }, [revalidate]);
}
