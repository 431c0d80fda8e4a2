import { listedIn } from "../text/listed-in.ts";

/**
 * Suppliers of live matches: the names by which operators list them, and those of their services, which pages credit.
 * Ids of their matches have their place in this list, so that new ones stand at its end.
 */
export const SUPPLIER_SERVICES = [
  { code: "api-football", name: "API-Football" },
  { code: "api-basketball", name: "API-Basketball" },
  { code: "football-data", name: "football-data.org" },
  { code: "openligadb", name: "OpenLigaDB" },
] as const;

export type SupplierName = (typeof SUPPLIER_SERVICES)[number]["code"];

/** A service by the name under which operators list it; undefined for any other name. */
export const serviceOf = (name: string) => SUPPLIER_SERVICES.find(({ code }) => code === name.toLowerCase());

/** The services of a list of names, `api-football, openligadb`, in its order; others than these are left out. */
export const servicesIn = (text: string | undefined): (typeof SUPPLIER_SERVICES)[number][] =>
  listedIn(text).flatMap((name) => serviceOf(name) ?? []);

/** What is wrong with such a list; undefined if nothing is. */
export function faultOfSuppliers(text: string | undefined): string | undefined {
  const unknown = listedIn(text).filter((name) => !serviceOf(name));
  if (unknown.length === 0) return undefined;
  const known = SUPPLIER_SERVICES.map(({ code }) => code).join(", ");
  return `no suppliers: ${unknown.join(" ")} (there are ${known})`;
}
