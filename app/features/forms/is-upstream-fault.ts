import type { UpstreamFault } from "#worker/context";

/** What a call throws that is neither an answer nor a fault of ours. */
export const isUpstreamFault = (thrown: unknown): thrown is UpstreamFault =>
  thrown instanceof Error && thrown.name === "UpstreamFault";
