import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../call-context.ts";

/** Whether a match's source has told prices of it. */
export const isPriced = async (fixture: Fixture, { sources }: Pick<CallContext, "sources">): Promise<boolean> =>
  (await sources.pricesOf(fixture)).length > 0;
