import { JSON_HEADERS, refuse } from "./api-fault.ts";
import { decideMethod } from "./decide-method.ts";

/** `/api/ip`: the visitor's country in the specification's shape; never an IP address, and no look-up elsewhere. */
export function answerIp(method: string, country: string | undefined, defaultCountry: string): Response {
  const allow = decideMethod({ effect: false }, method);
  if (allow) return refuse({ status: 405, message: `send ${allow}`, headers: { Allow: allow } });
  const result = country ? { countryCode: country } : { countryCode: defaultCountry, known: false };
  return Response.json({ message: "Success", result }, { headers: JSON_HEADERS });
}
