import type { MiddlewareHandler } from "hono";
import type { Env } from "./env.ts";

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Compares two secrets in constant time: their digests have the same length and are compared in full. */
async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ b[index]!), 0) === 0;
}

/** `Authorization: Bearer ADMIN_TOKEN`, else 401; 404 if the upstream has no ADMIN_TOKEN. */
export const requireAdmin = (): MiddlewareHandler<{ Bindings: Env }> => async (c, next) => {
  const token = c.env.ADMIN_TOKEN;
  if (!token) return c.json({ message: "not found" }, 404);
  const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  if (given === undefined || !(await isSameSecret(given, token))) return c.json({ message: "wrong token" }, 401);
  return next();
};
