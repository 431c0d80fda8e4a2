export const PICTURE = {
  // Drawings only change with a release, and a week's delay is acceptable.
  "Cache-Control": "public, max-age=604800, stale-while-revalidate=2592000",
  "Content-Security-Policy": "default-src 'none'",
};
export const BITMAP = { ...PICTURE, "Content-Type": "image/png" };
export const DRAWING = { ...PICTURE, "Content-Type": "image/svg+xml; charset=utf-8" };
