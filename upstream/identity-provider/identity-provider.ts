import { Hono } from "hono";
import { createGrants, type Grants, random, toChallenge, toSubject } from "./grants.ts";
import { lineProvider } from "./line.ts";
import { consentPage, type Fault } from "./page.ts";
import { backTo, type Client, readFault, readUser } from "./provider.ts";

/** Zalo's refusals are HTTP 200. */
const refused = (error: number, error_name: string) => ({
  error,
  error_name,
  error_description: error_name,
  error_reason: "",
  ref_doc: "",
});

/** Zalo Login v4 as far as known, but strict: state and PKCE are required. It has neither nonce nor ID token. */
function zaloProvider({ id, secret, redirectUris }: Client, grants: Grants) {
  const faults = new Map<string, Fault>();
  const isRegistered = ({ app_id, redirect_uri = "" }: Record<string, string>): boolean =>
    app_id === id && redirectUris.includes(redirect_uri);

  return new Hono()
    .get("/v4/permission", (c) => {
      const query = c.req.query();
      if (!isRegistered(query)) return c.json(refused(-14003, "Invalid redirect uri"));
      if (!query.state || !query.code_challenge) return c.json(refused(-14001, "Invalid request"));
      return c.html(consentPage("zalo", `?${new URL(c.req.url).searchParams}`));
    })
    .post("/v4/permission", async (c) => {
      const { redirect_uri: redirectUri = "", state = "", code_challenge: challenge = "", ...rest } = c.req.query();
      const form = await c.req.parseBody<Record<string, string>>();
      const user = readUser(form);
      if (!isRegistered({ ...rest, redirect_uri: redirectUri })) return c.json(refused(-14003, "Invalid redirect uri"));
      if (!user) return c.redirect(backTo(redirectUri, { error: "-14001", error_description: "denied", state }));
      const code = grants.issueCode({ user, redirectUri, challenge });
      const chosen = readFault(form.fault);
      if (chosen) faults.set(code, chosen);
      return c.redirect(backTo(redirectUri, { code, state, code_challenge: challenge }));
    })
    .post("/v4/access_token", async (c) => {
      const form = await c.req.parseBody<Record<string, string>>();
      const fault = faults.get(form.code ?? "");
      if (fault === "token-error") return c.json(refused(-14000, "Internal error"));
      if (fault === "used-code") grants.redeemCode(form.code ?? "");
      if (form.app_id !== id) return c.json(refused(-14002, "Invalid app id"));
      if (c.req.header("secret_key") !== secret) return c.json(refused(-14004, "Invalid secret key"));
      if (form.grant_type !== "authorization_code") return c.json(refused(-14018, "Invalid grant type"));
      const found = grants.redeemCode(form.code ?? "");
      if (!found || found.challenge !== toChallenge(form.code_verifier ?? ""))
        return c.json(refused(-14005, "Invalid code"));
      const access_token = grants.issueToken(found.user);
      return c.json({ access_token, refresh_token: random(), expires_in: "3600", refresh_token_expires_in: "2592000" });
    })
    .get("/v2.0/me", (c) => {
      const user = grants.userOfToken(c.req.header("access_token"));
      if (!user) return c.json({ error: 452, message: "Session key invalid." });
      return c.json({ id: toSubject(user), error: 0, message: "Success", name: user, picture: { data: { url: "" } } });
    });
}

/**
 * A stub for LINE (`/line`) and Zalo (`/zalo`) for a developer's machine and tests, at least as strict as the real
 * ones. No deployed worker imports it. `now` in milliseconds.
 */
export function identityProvider(clients: { line: Client; zalo: Client }, now: () => number): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  app.get("/", (c) => c.text("A stub of LINE and Zalo."));
  app.route("/line", lineProvider(clients.line, createGrants(now), now));
  app.route("/zalo", zaloProvider(clients.zalo, createGrants(now)));
  return app;
}
