import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { vi } from "vitest";
import { createApp } from "./app.ts";
import { TEST_SESSION_KEYS } from "./members/test-member.ts";
import type { EdgeContext } from "./pages/context.ts";
import type { Env } from "./platform/env.ts";

export const ORIGIN = "https://scores.example";
export const HOME = "/en/football/matches";
export const NOW = "2026-11-21T12:00:00Z";

/** A page as the app renders it: its nonce in several places, its theme, and its rendering context as text. */
export function pageOf({ nonce, themeText, locale, visitor, requestId }: EdgeContext, url: string): Response {
  const facts = JSON.stringify({ url, locale, visitor, requestId });
  const html = `<!doctype html><html data-theme="${themeText}"><style nonce="${nonce}"></style><main>ผลบอล ${facts}</main><script nonce="${nonce}"></script></html>`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", "X-Remix-Response": "yes" } });
}

type Rendering = (request: Request, context: EdgeContext) => Response | Promise<Response>;

interface EdgeSetup {
  render?: Rendering;
  env?: Partial<Env>;
  /** The embedded upstream. */
  upstream?: (request: Request) => Response | Promise<Response>;
  /** The build's; unique per edge, so that tests share no cache entries. */
  version?: string;
  /** Milliseconds that stores may take to read: as long as a busy machine needs, where a test says nothing. */
  readLimit?: number;
}

/** The whole edge worker around a stub app, at a clock that stands still. */
export function startEdge({
  render,
  env,
  upstream,
  version = crypto.randomUUID(),
  readLimit = 30_000,
}: EdgeSetup = {}) {
  const logged = vi.fn<(line: string) => void>();
  for (const stream of ["log", "error"] as const) vi.spyOn(console, stream).mockImplementation(logged);
  const rendered = vi.fn<Rendering>(render ?? (({ url }, context) => pageOf(context, url)));
  const app = createApp({ version, readLimit, render: async (request, context) => rendered(request, context) });
  const upstreamFetch = vi.fn(upstream ?? (() => new Response("no upstream in this test", { status: 503 })));
  const given = {
    ...bindings,
    UPSTREAM: { fetch: async (input: RequestInfo, init?: RequestInit) => upstreamFetch(new Request(input, init)) },
    ENVIRONMENT: "local",
    SESSION_KEYS: TEST_SESSION_KEYS,
    DEFAULT_LOCALE: "en",
    DEFAULT_COUNTRY: "BR",
    DEV_TOKEN: "dev-token",
    NOW,
    CLOCK_SPEED: "0",
    ...env,
  } as unknown as Env;

  /** Sends a request and waits for its background work, unless `waits` is false. */
  async function get(path: string, init: RequestInit & { waits?: boolean } = {}): Promise<Response> {
    const { waits = true, ...rest } = init;
    const executionCtx = createExecutionContext();
    const response = await app.fetch(new Request(ORIGIN + path, { redirect: "manual", ...rest }), given, executionCtx);
    if (waits) {
      const complete = new Response(response.body && (await response.arrayBuffer()), response);
      await waitOnExecutionContext(executionCtx);
      return complete;
    }
    return response;
  }

  const setClock = (setting: Record<string, unknown>) =>
    get("/__clock", {
      method: "POST",
      headers: { Authorization: "Bearer dev-token" },
      body: JSON.stringify(setting),
    });
  /** Moves the clock, which ages cache entries. */
  const pass = (milliseconds: number) =>
    setClock({ now: new Date(Date.parse(NOW) + milliseconds).toISOString(), keepEpoch: true });

  return { get, rendered, upstreamFetch, logged, setClock, pass };
}

/** The nonces in a page's policy and elements. */
export async function noncesOf(response: Response): Promise<{ inPolicy: string | undefined; inPage: string[] }> {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const html = await response.clone().text();
  return {
    inPolicy: /script-src 'nonce-([^']+)'/.exec(policy)?.[1],
    inPage: [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce ?? ""),
  };
}
