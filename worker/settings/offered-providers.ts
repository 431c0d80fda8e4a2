import type { Provider } from "#contract/domain/members";
import type { Env } from "../platform/env.ts";

/** The configured providers for sign-in. */
export function offeredProviders({ LINE_CLIENT_ID, ZALO_CLIENT_ID }: Env): Provider[] {
  return [...(LINE_CLIENT_ID ? ["line" as const] : []), ...(ZALO_CLIENT_ID ? ["zalo" as const] : [])];
}
