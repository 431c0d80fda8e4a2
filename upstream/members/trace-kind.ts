/** Traces that are compared: network address, push device, phone number. */
export type TraceKind = "address" | "device" | "number";
