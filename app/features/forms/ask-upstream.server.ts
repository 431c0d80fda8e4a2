import type { EndpointName, ValueOf } from "#contract/registry";
import { edgeRefusalOf } from "#contract/tables/edge-refusals";
import type { Account, LoaderQuery, MemberAnswer, Refusal } from "#worker/pages/context";
import { isUpstreamFault } from "~/features/errors/error-kind";
import type { Fault, Faults } from "./faults.ts";

/** A refusal as the fault of the field it names if the form has it, otherwise of the form. */
function faultsOfRefusal<Name extends string>(
  { code, message, field, retryAfter }: Refusal,
  fields: readonly Name[],
): Faults<Name> {
  const fault: Fault = {
    ...(message ? { message } : { kind: edgeRefusalOf(code) ?? "refused" }),
    ...(retryAfter !== undefined && { wait: retryAfter }),
  };
  const name = fields.find((one) => one === field) ?? "form";
  return { [name]: fault } as Faults<Name>;
}

export interface Asking<Name extends EndpointName, Field extends string> {
  name: Name;
  query: LoaderQuery<Name>;
  /** Form fields that a refusal may be attributed to. */
  fields: readonly Field[];
  /** The answer to the form's bot check, if it has one (features/bot-check). */
  botCheck?: string;
}

export type CallOutcome<Value, Field extends string> =
  | { value: Value; faults?: undefined }
  /** `refusal` if a rule refused, as opposed to an outage. */
  | { faults: Faults<Field>; refusal?: Refusal };

/** Makes a call with form values: returns its value, or the form's faults. */
export const askUpstream = <Name extends EndpointName, Field extends string>(
  account: Pick<Account, "call">,
  { name, query, fields, botCheck }: Asking<Name, Field>,
): Promise<CallOutcome<ValueOf<Name>, Field>> => outcomeOf(account.call(name, query, botCheck), fields);

/** The same for a call already made. `fields`: form fields that a refusal may be attributed to. */
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
