import { readFileSync } from "node:fs";
import { faultyEdge } from "../variants.ts";
import { serve } from "../workerd.ts";
import type { Stores } from "./stores.ts";

/** An isolate of the edge worker, in its own process. */
export interface Site {
  url: string;
  /** Sets its clock; cache entries age by the jump. */
  setClock(instant: number): Promise<void>;
  failHubs(fault: string): Promise<void>;
  /** Restarts the live hub with the most listeners; resolves to how many have lost their socket. */
  restartHub(): Promise<number>;
  pid: number;
  /** Its log so far. */
  log(): string;
  end(): Promise<void>;
}

const TOKEN = "chaos";

async function control(url: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** Starts an isolate with these stores and this supplier; `now` in milliseconds. */
export async function startSite(
  folder: string,
  stores: Stores,
  supplier: string,
  now: number,
  variables: Record<string, string> = {},
): Promise<Site> {
  const servers = [
    { name: "kv", url: stores.kv.url },
    { name: "colo", url: stores.colo.url },
    { name: "upstream", url: supplier },
  ];
  const running = await serve(folder, faultyEdge({ DEV_TOKEN: TOKEN, ...variables }), {
    first: "/__hub/good",
    servers,
  });
  const setClock = async (instant: number) => {
    await control(`${running.url}/__clock`, {
      method: "POST",
      headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
      body: JSON.stringify({ now: new Date(instant).toISOString(), keepEpoch: true }),
    });
  };
  await setClock(now);
  return {
    url: running.url,
    setClock,
    failHubs: async (fault) => {
      await control(`${running.url}/__hub/${fault}`);
    },
    restartHub: async () => Number(await control(`${running.url}/__hub/restarts`)),
    pid: running.pid,
    log: () => readFileSync(running.log, "utf8"),
    end: () => running.end(),
  };
}
