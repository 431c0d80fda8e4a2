import { JSON_HEADERS, refuse } from "./api-fault.ts";

/** `/api/ip`: the visitor's country in the specification's shape; never an IP address, and no look-up elsewhere. */
export function answerIp(method: string, country: string | undefined, defaultCountry: string): Response {
  if (method !== "GET" && method !== "HEAD") {
    return refuse({ status: 405, message: "GET or HEAD", headers: { Allow: "GET, HEAD" } });
  }
  const result = country ? { countryCode: country } : { countryCode: defaultCountry, known: false };
  return Response.json({ message: "Success", result }, { headers: JSON_HEADERS });
}
