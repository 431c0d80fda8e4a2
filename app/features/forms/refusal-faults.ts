import { edgeRefusalOf } from "#contract/tables/edge-refusals";
import type { Refusal } from "#worker/pages/context";
import type { Fault, Faults } from "./faults.ts";

/** A refusal as the fault of the field it names if the form has it, otherwise of the form. */
export function faultsOfRefusal<Name extends string>(
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
