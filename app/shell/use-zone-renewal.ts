import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ZONE_EVENT } from "~/browser/zone-event";

/** A hydrated page loads its data anew once the visitor's zone is known to be another than their country's. */
export function useZoneRenewal(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    document.addEventListener(ZONE_EVENT, revalidate);
    return () => document.removeEventListener(ZONE_EVENT, revalidate);
  }, [revalidate]);
}
