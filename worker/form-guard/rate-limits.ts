import type { Env } from "../platform/env.ts";
import type { FormKind } from "./guarded-calls.ts";

/** Seconds: the period of the bindings (wrangler.toml). */
export const FORM_PERIOD = 60;

/** Counts one more. Without a binding or a key there is no limit; a failing binding must not take the site down. */
export async function isWithin(limit: RateLimit | undefined, key: string | undefined): Promise<boolean> {
  if (!limit || !key) return true;
  const { success } = await limit.limit({ key }).catch(() => ({ success: true }));
  return success;
}

/** Whether its network may send another form of this kind now. */
export const isAddressWithin = (
  { FORMS_OF_ADDRESS }: Pick<Env, "FORMS_OF_ADDRESS">,
  kind: FormKind | "challenges",
  network: string | undefined,
): Promise<boolean> => isWithin(FORMS_OF_ADDRESS, network && `${kind} ${network}`);

/** Whether another form of this kind may concern its number now. */
export const isNumberWithin = (
  { FORMS_OF_NUMBER }: Pick<Env, "FORMS_OF_NUMBER">,
  kind: FormKind,
  number: string | undefined,
): Promise<boolean> => isWithin(FORMS_OF_NUMBER, number && `${kind} ${number}`);
