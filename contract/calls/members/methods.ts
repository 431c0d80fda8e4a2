import * as z from "zod/mini";
import type { SignInMethod, SignUpMethod } from "../../domain/members.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { rows } from "../../wire/rows.ts";
import { wireObject } from "../../wire/scalars.ts";
import { CountryField } from "./fields.ts";

const SIGN_IN = ["password", "code", "line", "zalo", "firebase", "passkey"] as const satisfies SignInMethod[];
const SIGN_UP = ["phone", "line", "zalo", "firebase"] as const satisfies SignUpMethod[];

/** Suppliers write them in upper case. */
const buildMethodSchema = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.pipe(
    z.transform((value) => (typeof value === "string" ? value.toLowerCase() : value)),
    z.enum(names),
  );

const query = z.object({ countryCode: z.optional(CountryField) });
const cache = { freshFor: 60, staleFor: 600, keepFor: 86_400, store: "colo" } as const;

/**
 * How a visitor of a country may sign in; without a country, the methods offered everywhere. Unknown methods are left
 * out.
 */
export const getLoginMethod = endpoint({
  name: "getLoginMethod",
  path: "/user/getLoginMethod",
  query,
  result: z.object({ data: wireObject({ methods: rows("methods", buildMethodSchema(SIGN_IN)) }) }),
  toValue: ({ data }): SignInMethod[] => data.methods,
  cache,
});

/** How a visitor of a country may sign up. */
export const getSignUpMethod = endpoint({
  name: "getSignUpMethod",
  path: "/user/getSignUpMethod",
  query,
  result: z.object({ data: wireObject({ methods: rows("methods", buildMethodSchema(SIGN_UP)) }) }),
  toValue: ({ data }): SignUpMethod[] => data.methods,
  cache,
});
