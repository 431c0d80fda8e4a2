import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ENDPOINTS } from "./registry.ts";
import type { Endpoint } from "./wire/endpoint.ts";
import { rowOf } from "./wire/rows.ts";

const ALL = Object.values<Endpoint>(ENDPOINTS);

/** Panels of past matches and tips contain other data too, but each row may contain a price. */
const PRICED = [
  "oddsLatestThreePeriod",
  "oddsLatestEurope",
  "oddsHandicap",
  "oddsOverUnder",
  "oddsEurope",
  "h2hOdds",
  "lastOdds",
  "matchTips",
  "mediaTips",
  "basketballOddsLatestThreePeriod",
  "basketballOddsSpread",
  "basketballOddsTotal",
  "basketballOddsMoneyLine",
  "basketballH2hOdds",
  "basketballLastOdds",
  "rowOdds",
  "basketballRowOdds",
  "getContestDay",
  "savePicks",
];

/** Fields of answers that hold prices, by their names in the contract. */
const PRICE_FIELDS = new Set(["prices", "odds", "x12", "avg", "overround", "close"]);

/** Text, numbers and objects may be prices; a flag that says whether there are any is not. */
function namesPrices({ result }: Endpoint): boolean {
  const found: string[] = [];
  const look = (schema: z.ZodMiniType): void => {
    z.toJSONSchema(schema, {
      io: "output",
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => {
        const row = rowOf(zodSchema);
        if (row) look(row);
        for (const [name, field] of Object.entries(jsonSchema.properties ?? {}))
          if (PRICE_FIELDS.has(name) && (field as { type?: string }).type !== "boolean") found.push(name);
      },
    });
  };
  look(result);
  return found.length > 0;
}

describe("every call of the contract", () => {
  test.each(ALL.map((one) => [one.name, one] as const))("%s says whether it holds prices", (name, one) => {
    expect(one.holdsPrices).toBe(PRICED.includes(name));
    expect(namesPrices(one), "by the fields of its answer").toBe(one.holdsPrices);
  });
});

test("the calls that hold prices are all declared", () => {
  expect(PRICED.filter((name) => !ALL.some((one) => one.name === name))).toEqual([]);
});
