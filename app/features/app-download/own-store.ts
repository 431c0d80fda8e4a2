import type { PublicConfig } from "#worker/pages/context";

export type Store = keyof PublicConfig["apps"];

/** Stores for the visitor's phone or tablet; none on a computer. An iPad identifies as a Mac but has a touch screen. */
export function ownStores(userAgent: string, touchPoints: number): Store[] {
  if (/Android/.test(userAgent)) return ["google", "apk"];
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApple ? ["apple"] : [];
}
