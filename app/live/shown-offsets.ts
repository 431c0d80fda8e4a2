/** Offsets without the instants from which they apply; empty if a page, or a part of one, shows no times. */
const shownOffsets = ({ documentElement }: Document): string =>
  (documentElement.dataset.zone ?? "").replace(/\d+:/g, "");

/** Whether a fetched page shows times in another zone than this one, because the visitor's has become known since. */
export const isInOtherZone = (fresh: Document, page: Document): boolean => {
  const offsets = shownOffsets(fresh);
  return offsets !== "" && offsets !== shownOffsets(page);
};
