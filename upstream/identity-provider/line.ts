import { Hono } from "hono";
import { SignJWT } from "jose";
import { type Grants, random, toChallenge, toSubject } from "./grants.ts";
import { consentPage, type Fault } from "./page.ts";
import { backTo, type Client, readFault, readUser } from "./provider.ts";

const HOUR = 3600;

/** What a request for a code lacks, in the provider's wording. */
function refusalOf(query: Record<string, string>): [error: string, description: string] | undefined {
  if (query.response_type !== "code") return ["unsupported_response_type", "response_type is not supported"];
  if (!query.scope?.split(" ").includes("openid")) return ["invalid_scope", "scope is missing"];
  if (!query.state) return ["invalid_request", "state is required"];
  if (!query.nonce) return ["invalid_request", "nonce is required"];
  if (query.code_challenge_method !== "S256" || !query.code_challenge)
    return ["invalid_request", "code_challenge is required"];
  return undefined;
}

/** LINE Login v2.1 by its reference, but strict: optional parameters that the site always sends are required. */
export function lineProvider({ id, secret, redirectUris }: Client, grants: Grants, now: () => number) {
  const faults = new Map<string, Fault>();

  async function idToken(user: string, nonce: string, fault: Fault | undefined): Promise<string> {
    const seconds = Math.floor(now() / 1000) - (fault === "expired-token" ? 2 * HOUR : 0);
    return new SignJWT({ nonce: fault === "wrong-nonce" ? random() : nonce, amr: ["linesso"], name: user })
      .setProtectedHeader({ typ: "JWT", alg: "HS256" })
      .setIssuer("https://access.line.me")
      .setSubject(`U${toSubject(user)}`)
      .setAudience(fault === "wrong-audience" ? "another-channel" : id)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + HOUR)
      .sign(new TextEncoder().encode(secret));
  }

  const isRegistered = ({ client_id, redirect_uri = "" }: Record<string, string>): boolean =>
    client_id === id && redirectUris.includes(redirect_uri);

  return new Hono()
    .get("/oauth2/v2.1/authorize", (c) => {
      const query = c.req.query();
      if (!isRegistered(query)) return c.text("invalid client_id or redirect_uri", 400);
      const refused = refusalOf(query);
      const { redirect_uri = "", state = "" } = query;
      if (refused) return c.redirect(backTo(redirect_uri, { error: refused[0], error_description: refused[1], state }));
      return c.html(consentPage("line", `?${new URL(c.req.url).searchParams}`));
    })
    .post("/oauth2/v2.1/authorize", async (c) => {
      const {
        redirect_uri: redirectUri = "",
        state = "",
        nonce,
        code_challenge: challenge = "",
        ...rest
      } = c.req.query();
      const form = await c.req.parseBody<Record<string, string>>();
      const user = readUser(form);
      if (!isRegistered({ ...rest, redirect_uri: redirectUri })) return c.text("invalid request", 400);
      const denied = { error: "access_denied", error_description: "The resource owner denied the request.", state };
      if (!user) return c.redirect(backTo(redirectUri, denied));
      const code = grants.issueCode({ user, redirectUri, challenge, nonce });
      const chosen = readFault(form.fault);
      if (chosen) faults.set(code, chosen);
      return c.redirect(backTo(redirectUri, { code, state }));
    })
    .post("/oauth2/v2.1/token", async (c) => {
      const form = await c.req.parseBody<Record<string, string>>();
      const refuse = (error: string, error_description: string) => c.json({ error, error_description }, 400);
      const fault = faults.get(form.code ?? "");
      if (fault === "token-error") return c.json({ error: "server_error" }, 500);
      if (fault === "used-code") grants.redeemCode(form.code ?? "");
      if (form.grant_type !== "authorization_code") return refuse("unsupported_grant_type", "grant_type");
      if (form.client_id !== id || form.client_secret !== secret)
        return refuse("invalid_client", "invalid client_secret");
      const found = grants.redeemCode(form.code ?? "");
      if (!found) return refuse("invalid_grant", "invalid authorization code");
      if (found.redirectUri !== form.redirect_uri) return refuse("invalid_grant", "redirect_uri does not match");
      if (found.challenge !== toChallenge(form.code_verifier ?? ""))
        return refuse("invalid_grant", "invalid code_verifier");
      return c.json({
        access_token: grants.issueToken(found.user),
        expires_in: 2_592_000,
        id_token: await idToken(found.user, found.nonce ?? "", fault),
        refresh_token: random(),
        scope: "openid profile",
        token_type: "Bearer",
      });
    });
}
