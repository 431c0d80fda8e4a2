import type { Context } from "hono";
import { toNetwork } from "#contract/http/network-of";
import { isBotCheckAction } from "#contract/tables/bot-check";
import { NO_STORE } from "#contract/tables/edge-headers";
import { createChallenge } from "../bot-check/challenges.ts";
import type { Edge } from "../edge.ts";
import { addressOf, splitAddress } from "../platform/address.ts";
import { LIMIT_PERIOD } from "../platform/rate-limit.ts";
import { settingsOf } from "../settings/settings.ts";
import { isAddressWithin } from "./rate-limits.ts";

/** Limited because a challenge costs a key derivation and a seal, about as much as a cached page. */
async function isAdmitted(c: Context<Edge>): Promise<boolean> {
  const address = addressOf(c.req.raw);
  return isAddressWithin(c.env, "challenges", address && toNetwork(address));
}

/** Issues our own challenge for one of a page's forms: 400 for an unknown form, 404 where a service checks. */
export async function giveChallenge(c: Context<Edge>): Promise<Response> {
  const { botCheck, sessionKeys: keys } = settingsOf(c.env);
  const action = new URLSearchParams(splitAddress(c.req.url).search).get("action");
  if (botCheck.provider !== "embedded" || !keys) return c.text("Not found\n", 404);
  if (!isBotCheckAction(action)) return c.text("Unknown action\n", 400);
  if (!(await isAdmitted(c))) return c.text("Too many challenges\n", 429, { "Retry-After": String(LIMIT_PERIOD) });
  return c.json(await createChallenge(action, { keys, now: Date.now() }), 200, NO_STORE);
}
