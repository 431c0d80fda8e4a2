/** JSON of the same shape whose texts are numbers and whose numbers are texts; that it is a success it still says. */
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

/** Valid JSON of lists in lists, to a depth that a recursive reader does not survive. */
export const nestedBomb = (depth: number): string =>
  `{"result":{"businessCode":0,"data":${"[".repeat(depth)}${"]".repeat(depth)}}}`;
