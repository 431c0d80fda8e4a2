import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono/tiny";
import { vi } from "vitest";
import { publicPath } from "#contract/http/public-path";
import { findEndpoint } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import type { Edge } from "../edge.ts";
import type { Env } from "../platform/env.ts";
import { type Answer, handClock, testEndpoint, withUpstream } from "../upstream/test-scenario.ts";
import { createUpstream } from "../upstream/upstream.ts";
import { API_PREFIX, apiRoutes } from "./api-routes.ts";

export const ORIGIN = "https://scores.example";

interface ApiSetup {
  country?: string | undefined;
  variables?: Partial<Env>;
}

/** The browser-facing API of a site whose contract has one extra test call besides the real ones. */
export function openApi(answer: Answer, declaration: Partial<Endpoint> = {}, setup: ApiSetup = {}) {
  const { clock, pass } = handClock();
  const { env, fetch } = withUpstream(answer, { DEFAULT_LOCALE: "en", DEFAULT_COUNTRY: "BR", ...setup.variables });
  const one = testEndpoint(declaration);
  const find = (path: string) => (path === publicPath(one) ? one : findEndpoint(path));
  const upstream = createUpstream({ clock, log: vi.fn(), sleep: async () => {}, budget: 200 });
  const country = "country" in setup ? setup.country : "TH";
  const app = new Hono<Edge>()
    .use(async (c, next) => {
      c.set("requestId", "id-of-the-request");
      const preferences = { theme: "system", savesData: false } as const;
      const visit = {
        country,
        timeZone: "Asia/Bangkok",
        now: clock.now(env),
        mayBeMember: false,
        hasCredentials: false,
      };
      c.set("visit", { ...preferences, ...visit, chooseLocale: () => "th", chooseSport: () => "football" });
      await next();
    })
    .route(API_PREFIX, apiRoutes({ upstream, find }));
  async function request(search = "", init: RequestInit = {}, path = publicPath(one)): Promise<Response> {
    const context = createExecutionContext();
    const response = await app.fetch(new Request(`${ORIGIN}/api${path}${search}`, init), env, context);
    await waitOnExecutionContext(context);
    return response;
  }
  const sent = (index = 0): URLSearchParams => new URL(fetch.mock.calls[index]?.[0] ?? "about:blank").searchParams;
  return { request, fetch, pass, sent };
}

export const json = async (response: Response): Promise<unknown> => response.json();
