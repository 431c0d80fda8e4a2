export const PICTURE = {
  // A drawing changes when its drawer changes, which a week is soon enough to show.
  "Cache-Control": "public, max-age=604800, stale-while-revalidate=2592000",
  "Content-Security-Policy": "default-src 'none'",
};
export const BITMAP = { ...PICTURE, "Content-Type": "image/png" };
export const DRAWING = { ...PICTURE, "Content-Type": "image/svg+xml; charset=utf-8" };
