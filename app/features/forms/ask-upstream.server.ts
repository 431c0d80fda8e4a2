import type { EndpointName, ValueOf } from "#contract/registry";
import type { Account, LoaderQuery, MemberAnswer, Refusal } from "#worker/context";
import type { Faults } from "./faults.ts";
import { isUpstreamFault } from "./is-upstream-fault.ts";
import { faultsOfRefusal } from "./refusal-faults.ts";

export interface Asking<Name extends EndpointName, Field extends string> {
  name: Name;
  query: LoaderQuery<Name>;
  /** Those of the form that a refusal may belong to. */
  fields: readonly Field[];
  /** The answer to the form's bot check, where it has one (features/bot-check). */
  botCheck?: string;
}

export type CallOutcome<Value, Field extends string> =
  | { value: Value; faults?: undefined }
  /** `refusal` where a rule refused, and nothing is merely out of order. */
  | { faults: Faults<Field>; refusal?: Refusal };

/** A call with what a form holds: its value, or what is wrong with the form. */
export const askUpstream = <Name extends EndpointName, Field extends string>(
  account: Pick<Account, "call">,
  { name, query, fields, botCheck }: Asking<Name, Field>,
): Promise<CallOutcome<ValueOf<Name>, Field>> => outcomeOf(account.call(name, query, botCheck), fields);

/** The same of a call that is being made. `fields`: those of the form that a refusal may belong to. */
export async function outcomeOf<Value, Field extends string>(
  calling: Promise<MemberAnswer<Value>>,
  fields: readonly Field[],
): Promise<CallOutcome<Value, Field>> {
  try {
    const answer = await calling;
    if (!answer.isRefused) return { value: answer.value };
    return { faults: faultsOfRefusal(answer, fields), refusal: answer };
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return { faults: { form: { kind: "unavailable" } } as Faults<Field> };
  }
}
