/**
 * The country with a header and an embedded page of its own (specification, section 2): its id and key in addresses,
 * which are the upstream's.
 */
export const BRAZIL = { id: "51", key: "brazil" } as const;
