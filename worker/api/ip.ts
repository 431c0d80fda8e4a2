import { decideMethod } from "../platform/decide-method.ts";
import { JSON_HEADERS } from "./api-fault.ts";
import { type Caller, refuseMethod } from "./api-refusal.ts";

/** `/api/ip`: the visitor's country in the specification's shape; never an IP address, and no external look-up. */
export function answerIp(
  method: string,
  { country, defaultCountry }: { country: string | undefined; defaultCountry: string },
  caller: Caller,
): Response | Promise<Response> {
  const allow = decideMethod({ effect: false }, method);
  if (allow) return refuseMethod(caller, allow);
  const result = country ? { countryCode: country } : { countryCode: defaultCountry, known: false };
  return Response.json({ message: "Success", result }, { headers: JSON_HEADERS });
}
