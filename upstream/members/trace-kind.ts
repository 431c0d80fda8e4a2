/** What members come with that is compared: a network address, the device of their pushes, a phone number. */
export type TraceKind = "address" | "device" | "number";
