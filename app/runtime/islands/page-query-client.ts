import type { QueryClient } from "@tanstack/react-query";
import { leaveSession } from "~/runtime/members/leave-session";
import { MEMBER_CHANNEL, SESSION_ENDED } from "~/runtime/members/session-ended";
import { tabStore } from "~/runtime/storage";
import { clearMemberQueries, createQueryClient } from "./query-client.ts";

let shared: QueryClient | undefined;

function share(): QueryClient {
  const client = createQueryClient({
    storage: tabStore(),
    version: ISLANDS_VERSION,
    onSessionEnd: () => leaveSession(),
  });
  // The member's data is hidden until the reload. Not if the session has ended elsewhere: this page hears its own message
  // about that while it leaves for sign-in, and an island that lost what it shows would break first.
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(MEMBER_CHANNEL) : undefined;
  channel?.addEventListener("message", ({ data }) => {
    if (data === SESSION_ENDED) clearMemberQueries(client);
  });
  return client;
}

/** The page's only query client. */
export function pageQueryClient(): QueryClient {
  shared ??= share();
  return shared;
}
