import { edgeRefusalOf } from "#contract/tables/edge-refusals";
import type { Refusal } from "#worker/context";
import type { Fault, Faults } from "./faults.ts";

/** A refusal beside the field that it names where the form has it, else with the form as a whole. */
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
