/** Turns a slug into a name, for data without one (specification, section 2): `bukayo-saka` becomes Bukayo Saka. */
export const nameInAddress = (slug: string): string =>
  slug
    .split("-")
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
