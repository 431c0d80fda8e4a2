import type { ZoneOffset, ZoneOffsets } from "~/i18n/zone-offsets";

/** Reads a page's offsets (runtime/visitor-cookies.ts): `{instant}:{minutes}`, separated by commas. */
export function readOffsets(zone: string): ZoneOffsets {
  const [first = { from: 0, minutes: 0 }, ...others] = zone
    .split(",")
    .map((offset): ZoneOffset => {
      const [from = Number.NaN, minutes = Number.NaN] = offset.split(":").map(Number);
      return { from, minutes };
    })
    .filter(({ from, minutes }) => Number.isFinite(from) && Number.isFinite(minutes));
  return [first, ...others];
}
