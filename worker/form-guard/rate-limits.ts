import type { Env } from "../platform/env.ts";
import { isWithinLimit } from "../platform/rate-limit.ts";
import type { FormKind } from "./guarded-calls.ts";

/** Whether its network may send another form of this kind now. */
export const isAddressWithin = (
  { FORMS_OF_ADDRESS }: Pick<Env, "FORMS_OF_ADDRESS">,
  kind: FormKind | "challenges",
  network: string | undefined,
): Promise<boolean> => isWithinLimit(FORMS_OF_ADDRESS, network && `${kind} ${network}`);

/** Whether another form of this kind may concern its number now. */
export const isNumberWithin = (
  { FORMS_OF_NUMBER }: Pick<Env, "FORMS_OF_NUMBER">,
  kind: FormKind,
  number: string | undefined,
): Promise<boolean> => isWithinLimit(FORMS_OF_NUMBER, number && `${kind} ${number}`);
