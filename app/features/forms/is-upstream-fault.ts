import type { UpstreamFault } from "#worker/context";

/** Thrown by a call that failed upstream, as opposed to a bug of ours. */
export const isUpstreamFault = (thrown: unknown): thrown is UpstreamFault =>
  thrown instanceof Error && thrown.name === "UpstreamFault";
