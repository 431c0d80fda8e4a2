import { vi } from "vitest";
import type { BotCheckAction } from "#contract/tables/bot-check";
import { EDGE_REFUSALS, type EdgeRefusal } from "#contract/tables/edge-refusals";
import { type Browser, openBrowser } from "../members/browser.ts";
import { TEST_SESSION_KEYS } from "../members/test-member.ts";
import type { MemberAnswer } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";
import { seal } from "../platform/sealed.ts";
import { readSessionKeys, type SessionKeys } from "../settings/session-keys.ts";
import type { FormCall, GuardScope } from "./call-guard.ts";
import { openFormGuard } from "./form-guard.ts";
import { guardRuleOf } from "./guarded-calls.ts";

const ORIGIN = "https://scores.example";
export const OFF = { BOTCHECK_PROVIDER: "off" };
export const SERVICE = { BOTCHECK_PROVIDER: "turnstile", BOTCHECK_SITE_KEY: "site-1", BOTCHECK_SECRET: "secret-1" };
/** Our own check, which seals its challenges. */
export const EMBEDDED = { SESSION_KEYS: TEST_SESSION_KEYS };

export const PASSED: MemberAnswer<string> = { isRefused: false, value: "done" };
export const pass = async (): Promise<MemberAnswer<string>> => PASSED;
/** A refusal of the edge. */
export const refused = (name: EdgeRefusal) => ({ isRefused: true, code: EDGE_REFUSALS[name] });
export const TOO_MANY = { ...refused("tooMany"), retryAfter: 60 };

const keys = readSessionKeys(TEST_SESSION_KEYS) as SessionKeys;

/** A browser that sends back the cookie of an earlier one. */
export const newBrowser = (cookie = ""): Browser => openBrowser({ cookieHeader: cookie.split(";")[0] ?? "", keys });

/** Counts are those of the isolate: each test has networks and numbers of its own. */
let next = 0;
export function testAddress(): string {
  next += 1;
  return `192.0.${Math.floor(next / 250)}.${next % 250}`;
}

/** A form about a number, or a mailbox, that no other has been about. */
export function newForm(name: string, botCheck?: string): FormCall {
  next += 1;
  const query =
    name === "newsletterSubscribe"
      ? { email: `fan${next}@club.example` }
      : { callingCode: "66", phone: `08${String(next).padStart(8, "0")}` };
  return { name, query, ...(botCheck !== undefined && { botCheck }) };
}

export const scopeOf = (env: Partial<Env>, scope: Partial<GuardScope> = {}): GuardScope => ({
  env: { ENVIRONMENT: "local", ...env } as Env,
  address: testAddress(),
  origin: ORIGIN,
  ...scope,
});

/** The guard of one request: by default of a new browser, from a network of its own. */
export const guardOf = (env: Partial<Env>, { browser, ...scope }: Partial<GuardScope> & { browser?: Browser } = {}) =>
  openFormGuard(scopeOf(env, scope), browser ?? newBrowser());

/** A limit that is reached, like the platform's, after as many forms of each key. */
export function within(most: number) {
  const counts = new Map<string, number>();
  return {
    limit: vi.fn(async ({ key }: { key: string }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= most };
    }),
  };
}

/** The answer of a browser that has solved our own check, for one action. */
async function solved(action: BotCheckAction): Promise<string> {
  const claims = { action, number: 7, jti: crypto.randomUUID() };
  return `${await seal(claims, { keys, purpose: "challenge", now: Date.now(), lifetime: 300 })}:7`;
}

/** The same form with our own check solved anew. */
export async function withSolution(form: FormCall): Promise<FormCall> {
  return { ...form, botCheck: await solved(guardRuleOf(form.name)?.action ?? "sign-in") };
}

/** The service's answer to every verification; without one, it is down. */
export function serviceReturns(verdict: object | undefined) {
  for (const stream of ["log", "error"] as const) vi.spyOn(console, stream).mockReturnValue();
  const answer = async () => (verdict ? Response.json(verdict) : new Response("down", { status: 500 }));
  return vi.spyOn(globalThis, "fetch").mockImplementation(answer);
}
