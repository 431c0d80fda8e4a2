import { beforeEach, vi } from "vitest";
import type { LiveMessage } from "#contract/domain/live";
import { readMessage } from "../../app/runtime/live/read-message.ts";
import { startEdge } from "../test-edge.ts";
import { changesAnswer, type Happening, NOON } from "./test-changes.ts";

// Stores outlive a test: each test has its own hour, and so windows that no other test requests.
let base = NOON;

/** The instant of the running test, in milliseconds. */
export const start = (): number => base;
beforeEach(() => {
  base += 3_600_000;
});

interface Setup {
  happenings?: Happening[];
  answer?: (request: Request) => Response | Promise<Response>;
  env?: Parameters<typeof startEdge>[0] extends infer Given ? (Given extends { env?: infer One } ? One : never) : never;
}

/** An edge at `base`, whose upstream has the changes until its own now. */
export function startLive({ happenings = [], answer, env }: Setup = {}) {
  let now = base;
  const upstreamFetch = vi.fn(answer ?? (({ url }: Request) => changesAnswer(url, now, happenings)));
  let current: (request: Request) => Response | Promise<Response> = upstreamFetch;
  const edge = startEdge({
    // The clock control also reports the time upstream; these tests ignore that.
    upstream: (request) =>
      request.url.endsWith("/dev/clock") ? new Response(null, { status: 204 }) : current(request),
    env: { NOW: new Date(base).toISOString(), ...env },
  });
  return {
    ...edge,
    upstreamFetch,
    answerWith: (next: typeof current) => {
      current = next;
    },
    pass: (seconds: number) => {
      now += seconds * 1_000;
      return edge.setClock({ now: new Date(now).toISOString(), keepEpoch: true });
    },
    poll: (cursor: number, sport = "football") => edge.get(`/live/${sport}?since=${cursor}`),
  };
}

export const goal = (matchId: string, seconds: number, seq = 1): Happening => ({
  matchId,
  seq,
  at: base + seconds * 1_000,
});
type Changes = Extract<LiveMessage, { from: number }>;

export async function read(response: Response): Promise<Changes> {
  const message = readMessage(await response.text());
  if (!message || "reload" in message) throw new Error("has no changes");
  return message;
}
export const idsOf = async (response: Response): Promise<string[]> =>
  (await read(response)).changes.map(({ id }) => id);
export const down = (): Response => new Response("down", { status: 500 });
