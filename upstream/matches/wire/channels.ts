import type { MatchInfoWire } from "#contract/calls/match-info";
import type { CallContext } from "../call-context.ts";

/** Who shows a competition's matches; nobody where nothing is stored. */
export async function channelsWire(
  competitionId: string,
  { channels }: Pick<CallContext, "channels">,
): Promise<MatchInfoWire["tv"]> {
  const known = (await channels?.(competitionId)) ?? [];
  return known.map(({ country, name }) => ({ country, channel: name }));
}
