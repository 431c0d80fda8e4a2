import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { experimental_createQueryPersister } from "@tanstack/react-query-persist-client";
import { HOUR } from "#contract/time/units";
import { SessionEnded } from "~/runtime/members/session-ended";
import { pauseAfter } from "~/runtime/try-again";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Kept in this tab across pages. */
      persist?: boolean;
      /** Belongs to the signed-in member: never stored, and cleared when the session ends. */
      member?: boolean;
    };
  }
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface QueryClientSetup {
  /** Undefined if storage is blocked. */
  storage: Store | undefined;
  /** Stored responses of other versions are ignored. */
  version: string;
  /** Called when a response says that the member's session has ended. */
  onSessionEnd(): void;
}

/** The client shared by all islands of a page, so that a response loaded by one is available to the others. */
export function createQueryClient({ storage, version, onSessionEnd }: QueryClientSetup): QueryClient {
  const { persisterFn } = experimental_createQueryPersister({
    storage: storage && tolerant(storage),
    buster: version,
    prefix: "query",
    maxAge: HOUR,
    filters: { predicate: ({ meta }) => meta?.persist === true && !meta.member },
  });
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof SessionEnded) onSessionEnd();
      },
    }),
    defaultOptions: {
      queries: {
        persister: persisterFn,
        staleTime: 60_000,
        gcTime: 600_000,
        // Requests run even if the browser reports itself offline; its report is unreliable.
        networkMode: "always",
        // Failures are shown at once, and asked about again for as long as somebody is shown one.
        retry: false,
        refetchInterval: ({ state }) =>
          hasFailed({ state }) && pauseAfter(state.errorUpdateCount, (state.errorUpdatedAt % 1_000) / 1_000),
        refetchOnReconnect: (query) => hasFailed(query) && "always",
        refetchOnWindowFocus: (query) => hasFailed(query) && "always",
      },
    },
  });
}

const hasFailed = ({ state }: Pick<Query, "state">): boolean =>
  state.status === "error" && !(state.error instanceof SessionEnded);

/** Ignores errors of a full storage. */
const tolerant = (storage: Store): Store => ({
  getItem: (key) => storage.getItem(key),
  setItem(key, value) {
    try {
      storage.setItem(key, value);
    } catch {
      // The next page requests it again.
    }
  },
  removeItem: (key) => storage.removeItem(key),
});

/** Clears the member's responses; their observers become empty and do not refetch. */
export function clearMemberQueries(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ meta }) => meta?.member === true })) {
    query.cancel({ silent: true, revert: false });
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
}
