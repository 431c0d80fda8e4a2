/** JSON of the same shape with numbers as text and texts as numbers; it still reports success. */
export function wrongTypes(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (key, value: unknown) => {
      if (key === "businessCode") return value;
      if (typeof value === "string") return value.length;
      if (typeof value === "number") return "many";
      return typeof value === "boolean" ? "perhaps" : value;
    }),
  );
}

/** Valid JSON with lists nested too deep for a recursive parser. */
export const nestedBomb = (depth: number): string =>
  `{"result":{"businessCode":0,"data":${"[".repeat(depth)}${"]".repeat(depth)}}}`;
