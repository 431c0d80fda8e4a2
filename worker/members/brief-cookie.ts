import * as z from "zod/mini";
import { lazy } from "../platform/lazy.ts";
import type { Purpose } from "../platform/sealed.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { hostCookie } from "./host-cookie.ts";

/** Seconds; equals the lifetime of a provider's code. */
const LIFETIME = 600;

const lazySealed = lazy(() => import("../platform/sealed.ts"));

/** A sealed cookie for a few minutes: state of one visitor's sign-in between two requests. */
export interface BriefCookie<Value> {
  read(cookies: string, keys: SessionKeys | undefined): Promise<Value | undefined>;
  /** The value of Set-Cookie. */
  write(value: Value, keys: SessionKeys): Promise<string>;
  /** Set-Cookie value that removes it. */
  ended: string;
}

export function briefCookie<Shape extends z.core.$ZodLooseShape>(
  name: `__Host-${string}`,
  purpose: Purpose,
  shape: Shape,
): BriefCookie<z.output<z.ZodMiniObject<Shape>>> {
  const schema = z.object(shape);
  const cookie = hostCookie(name, LIFETIME);
  return {
    async read(cookies, keys) {
      const sealed = cookie.read(cookies);
      if (sealed === undefined || !keys) return undefined;
      const { unseal } = await lazySealed();
      return schema.safeParse(await unseal(sealed, { keys, purpose, now: Date.now() })).data;
    },
    async write(value, keys) {
      const { seal } = await lazySealed();
      return cookie.write(await seal({ ...value }, { keys, purpose, now: Date.now(), lifetime: LIFETIME }));
    },
    ended: cookie.ended,
  };
}
