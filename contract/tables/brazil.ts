/**
 * The country with its own header and embedded page (specification, section 2): its id and key in addresses, as in the
 * upstream.
 */
export const BRAZIL = { id: "51", key: "brazil" } as const;
