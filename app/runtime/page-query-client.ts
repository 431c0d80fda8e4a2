import type { QueryClient } from "@tanstack/react-query";
import { leaveSession } from "~/browser/leave-session";
import { MEMBER_CHANNEL } from "~/browser/member-channel";
import { tabStore } from "~/browser/storage";
import { clearMemberQueries, createQueryClient } from "./query-client.ts";

let shared: QueryClient | undefined;

function share(): QueryClient {
  const client = createQueryClient({
    storage: tabStore(),
    version: ISLANDS_VERSION,
    onSessionEnd: () => leaveSession(),
  });
  // This page hears it too: the member's data is hidden until the reload.
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(MEMBER_CHANNEL) : undefined;
  channel?.addEventListener("message", () => clearMemberQueries(client));
  return client;
}

/** The page's only query client. */
export function pageQueryClient(): QueryClient {
  shared ??= share();
  return shared;
}
