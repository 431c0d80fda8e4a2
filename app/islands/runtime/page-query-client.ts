import type { QueryClient } from "@tanstack/react-query";
import { tabStore } from "~/browser/storage";
import { MEMBER_CHANNEL, SESSION_ENDED } from "./member-channel.ts";
import { clearMemberQueries, createQueryClient } from "./query-client.ts";

let shared: { client: QueryClient; channel: BroadcastChannel | undefined } | undefined;

function share(): NonNullable<typeof shared> {
  if (shared) return shared;
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(MEMBER_CHANNEL) : undefined;
  const client = createQueryClient({
    storage: tabStore(),
    version: ISLANDS_VERSION,
    onSessionEnd: endMemberSession,
  });
  channel?.addEventListener("message", () => clearMemberQueries(client));
  shared = { client, channel };
  return shared;
}

/** The page's only query client. */
export const pageQueryClient = (): QueryClient => share().client;

/** The member has signed out, or an answer said so: nothing of theirs stays in this tab or any other. */
export function endMemberSession(): void {
  const { client, channel } = share();
  clearMemberQueries(client);
  channel?.postMessage(SESSION_ENDED);
}
