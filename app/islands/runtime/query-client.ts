import { QueryCache, QueryClient } from "@tanstack/react-query";
import { experimental_createQueryPersister } from "@tanstack/react-query-persist-client";
import { SessionEnded } from "~/browser/session-ended";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Survives in this tab from page to page. */
      persist?: boolean;
      /** Belongs to the signed-in member: never stored, and cleared when the session ends. */
      member?: boolean;
    };
  }
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface QueryClientSetup {
  /** Undefined where the visitor forbids storage. */
  storage: Store | undefined;
  /** Stored answers of another version are not read. */
  version: string;
  /** A member's session has ended, says an answer. */
  onSessionEnd(): void;
}

/** What all islands of a page share: an answer that one of them has is there for the others. */
export function createQueryClient({ storage, version, onSessionEnd }: QueryClientSetup): QueryClient {
  const { persisterFn } = experimental_createQueryPersister({
    storage: storage && tolerant(storage),
    buster: version,
    prefix: "query",
    maxAge: 3_600_000,
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
        // Asked for at once and told at once: the browser's word about the network is not believed.
        networkMode: "always",
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** A storage that is full stores nothing more. */
const tolerant = (storage: Store): Store => ({
  getItem: (key) => storage.getItem(key),
  setItem(key, value) {
    try {
      storage.setItem(key, value);
    } catch {
      // The answer is asked for again on the next page.
    }
  },
  removeItem: (key) => storage.removeItem(key),
});

/** Forgets the member's answers; what shows them is empty then and asks for nothing. */
export function clearMemberQueries(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ meta }) => meta?.member === true })) {
    query.cancel({ silent: true, revert: false });
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
}
