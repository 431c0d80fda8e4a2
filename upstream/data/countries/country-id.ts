import { COUNTRIES } from "./countries.ts";

const ids = new Map(COUNTRIES.map(({ code, id }) => [code, id]));

/** Id of the country with this code. Throws if there is none, since the reference data would be inconsistent. */
export function countryIdOf(code: string): string {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`no country "${code}"`);
  return id;
}
