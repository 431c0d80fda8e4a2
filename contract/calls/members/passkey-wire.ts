import type { Passkey } from "../../domain/members.ts";
import { EpochMs, Id, OptionalEpochMs, OptionalText, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

export const WirePasskey = wireObject({
  passkeyId: Id,
  name: OptionalText,
  agent: OptionalText,
  createdAt: EpochMs,
  lastUsedAt: OptionalEpochMs,
});
export type PasskeyWire = WireOf<typeof WirePasskey>;

export const parsePasskey = ({
  passkeyId,
  name,
  agent,
  createdAt,
  lastUsedAt,
}: ReturnType<typeof WirePasskey.parse>): Passkey => ({
  id: passkeyId,
  ...(name !== undefined && { name }),
  ...(agent !== undefined && { agent }),
  createdAt,
  ...(lastUsedAt !== undefined && { lastUsedAt }),
});
