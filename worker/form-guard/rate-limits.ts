import type { Env } from "../env.ts";
import type { FormKind } from "./guarded-calls.ts";

/** Seconds: the period of the bindings (wrangler.toml). */
export const FORM_PERIOD = 60;

/** Counts one more. Without a binding or a key nothing is limited; a binding that fails must not shut the site. */
export async function isWithin(limit: RateLimit | undefined, key: string | undefined): Promise<boolean> {
  if (!limit || !key) return true;
  const { success } = await limit.limit({ key }).catch(() => ({ success: true }));
  return success;
}

/** Whether another form of this kind may come from its network now. */
export const isAddressWithin = (
  { FORMS_OF_ADDRESS }: Pick<Env, "FORMS_OF_ADDRESS">,
  kind: FormKind | "challenges",
  network: string | undefined,
): Promise<boolean> => isWithin(FORMS_OF_ADDRESS, network && `${kind} ${network}`);

/** Whether another form of this kind may be about its number now. */
export const isNumberWithin = (
  { FORMS_OF_NUMBER }: Pick<Env, "FORMS_OF_NUMBER">,
  kind: FormKind,
  number: string | undefined,
): Promise<boolean> => isWithin(FORMS_OF_NUMBER, number && `${kind} ${number}`);
