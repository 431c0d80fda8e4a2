import { expect, test } from "vitest";
import type { Env } from "../platform/env.ts";
import { offeredProviders } from "../settings/read-values.ts";
import { type Attempt, PROVIDERS, readReturn } from "./providers.ts";

const ATTEMPT: Attempt = {
  provider: "line",
  state: "s1",
  nonce: "n1",
  codeVerifier: "v".repeat(43),
  redirectUri: "https://scores.example/linecallback",
  callBackUrl: "/th/football/matches",
  locale: "th",
};
const ENV = { LINE_CLIENT_ID: "2000000001", ZALO_CLIENT_ID: "77" } as Env;

test("LINE is asked as OpenID Connect, with PKCE", () => {
  const { origin, pathname, searchParams } = PROVIDERS.line.authorizeUrl(ATTEMPT, "challenge", ENV);
  expect(origin + pathname).toBe("https://access.line.me/oauth2/v2.1/authorize");
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: "code",
    client_id: "2000000001",
    redirect_uri: "https://scores.example/linecallback",
    state: "s1",
    scope: "profile openid",
    nonce: "n1",
    code_challenge: "challenge",
    code_challenge_method: "S256",
  });
});

test("Zalo is requested without scope and nonce, and at a stub if one is configured", () => {
  const env = { ...ENV, ZALO_OAUTH_BASE: "http://127.0.0.1:8790/zalo/" };
  const url = PROVIDERS.zalo.authorizeUrl(ATTEMPT, "challenge", env);
  expect(url.href).toBe(
    "http://127.0.0.1:8790/zalo/v4/permission?app_id=77&redirect_uri=https%3A%2F%2Fscores.example%2Flinecallback&code_challenge=challenge&state=s1",
  );
});

test.each([
  [{}, []],
  [{ LINE_CLIENT_ID: "" }, []],
  [{ LINE_CLIENT_ID: "1" }, ["line"]],
  [{ LINE_CLIENT_ID: "1", ZALO_CLIENT_ID: "2" }, ["line", "zalo"]],
])("%j offers %j", (env, providers) => {
  expect(offeredProviders(env as Env)).toEqual(providers);
});

test.each([
  ["code=c1&state=s1", ATTEMPT, { kind: "code", code: "c1" }],
  ["code=c1&state=s1", undefined, { kind: "failed", reason: "no attempt" }],
  ["code=c1&state=s1", { ...ATTEMPT, provider: "zalo" }, { kind: "failed", reason: "no attempt" }],
  ["code=c1&state=s2", ATTEMPT, { kind: "failed", reason: "state" }],
  ["code=c1", ATTEMPT, { kind: "failed", reason: "state" }],
  ["error=access_denied&state=s1", ATTEMPT, { kind: "cancelled" }],
  ["error=access_denied&state=forged", ATTEMPT, { kind: "failed", reason: "state" }],
  ["error=server_error&state=s1", ATTEMPT, { kind: "failed", reason: "no code" }],
  ["state=s1", ATTEMPT, { kind: "failed", reason: "no code" }],
  ["state=s1&code=", ATTEMPT, { kind: "failed", reason: "no code" }],
] as const)("%s with the attempt %j is %j", (query, attempt, expected) => {
  expect(readReturn(new URLSearchParams(query), "line", attempt as Attempt | undefined)).toEqual(expected);
});
