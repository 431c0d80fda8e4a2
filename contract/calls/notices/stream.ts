import * as z from "zod/mini";
import { endpoint } from "../../wire/endpoint.ts";
import { LangParam } from "../../wire/parameters.ts";
import { NullableText, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

// Notices via Firebase's Realtime Database; ours.

const StreamTokenResult = z.object({ data: wireObject({ customToken: NullableText }) });
export type StreamTokenBody = WireOf<typeof StreamTokenResult>;

/**
 * Signs the member's browser in to Firebase (`signInWithCustomToken`), where it listens at `notifications/{username}`;
 * undefined if the operator has no such database. Each call creates a token, so it is a POST.
 */
export const notificationStreamToken = endpoint({
  name: "notificationStreamToken",
  access: "member",
  method: "POST",
  effect: true,
  path: "/notification/stream/token",
  query: z.object({ lang: LangParam }),
  result: StreamTokenResult,
  toValue: ({ data }): { customToken?: string } => (data.customToken === null ? {} : { customToken: data.customToken }),
});
