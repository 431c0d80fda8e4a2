import { Agent, request } from "node:http";
import { cpuMicros, type Running } from "./workerd.ts";

interface LoadOptions {
  path: string;
  /** For every request, or by its number. */
  headers?: Record<string, string> | ((request: number) => Record<string, string>);
  requests: number;
}

const CONNECTIONS = 4;

/** Foreign credentials bypass the page cache: every request renders. */
export const RENDER = { authorization: "Bearer bench" };

export function get(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Uint8Array) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end();
  });
}

/** CPU time of the server's process per request, in microseconds. Throws if a status is not 200. */
async function cpuPerRequest(server: Running, { path, headers = {}, requests }: LoadOptions): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = cpuMicros(server.pid);
  const headersOf = typeof headers === "function" ? headers : () => headers;
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await get(agent, server.url + path, headersOf(left));
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return (cpuMicros(server.pid) - before) / requests;
}

/** The minimum of several rounds: on a noisy machine it is nearest to the truth. */
export async function leastCpu(server: Running, options: LoadOptions, rounds = 5): Promise<number> {
  await cpuPerRequest(server, { ...options, requests: Math.ceil(options.requests / 2) });
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await cpuPerRequest(server, options));
  return Math.min(...figures);
}
