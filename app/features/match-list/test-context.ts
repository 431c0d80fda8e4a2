import type { Account, EdgeContext, FaultKind, Fetched, LoaderQuery, UpstreamClient } from "#worker/pages/context";

type Call = { name: string; query: LoaderQuery<never> & Record<string, unknown> };

/** A test's upstream: answers a call, or throws a fault. */
export type Answers = (call: Call) => unknown;

export const TEST_NOW = Date.parse("2026-11-21T13:40:00Z");

const notHere = () => Promise.reject(new Error("nobody signs in in this test"));

/** A guest whose page makes no member calls. */
const guestAccount = (): Account => ({
  member: undefined,
  call: notHere,
  pending: async () => undefined,
  begin: notHere,
  startLinking: notHere,
  renew: notHere,
  keepPress: notHere,
  takePress: notHere,
  keepChallenge: notHere,
  takeChallenge: notHere,
  end: () => {},
});

/** A loader's context with a function as upstream; records its calls and whether the page may be cached. */
export function testContext(answers: Answers, changes: Partial<EdgeContext> = {}) {
  const calls: Call[] = [];
  let isCacheable = true;
  const call = async (name: string, query: Call["query"]): Promise<Fetched<unknown>> => {
    calls.push({ name, query });
    return {
      fetchedAt: TEST_NOW,
      isLastGood: false,
      ...((await answers({ name, query })) as Partial<Fetched<unknown>>),
    } as Fetched<unknown>;
  };
  const context: EdgeContext = {
    requestId: "request",
    nonce: "nonce",
    themeText: "system",
    now: TEST_NOW,
    locale: "en",
    visitor: { country: "VN", timeZone: "Asia/Ho_Chi_Minh", savesData: false },
    showsPrices: true,
    config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
    origin: "https://matchlight.example",
    upstream: { call: call as UpstreamClient["call"] },
    siteStatus: () => Promise.reject(new Error("no status in this test")),
    account: guestAccount(),
    fetchAsset: () => Promise.reject(new Error("no files in this test")),
    doNotCache: () => {
      isCacheable = false;
    },
    ...changes,
  };
  return { context, calls, isCacheable: () => isCacheable };
}

/** What the edge's client throws when no good entry is cached. */
export const faultOf = (kind: FaultKind): Error =>
  Object.assign(new Error(kind), { name: "UpstreamFault", kind, endpoint: "matchList" });
