import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { leaveSession } from "~/browser/leave-session";
import { MEMBER_CHANNEL } from "~/browser/member-channel";
import { clearMemberQueries, createQueryClient } from "~/runtime/query-client";

/** The page's queries in the browser share one client; nothing is persisted. */
export function ContestQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient({ storage: undefined, version: "", onSessionEnd: leaveSession }));
  useEffect(() => {
    if (!("BroadcastChannel" in globalThis)) return;
    const channel = new BroadcastChannel(MEMBER_CHANNEL);
    channel.addEventListener("message", () => clearMemberQueries(client));
    return () => channel.close();
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
