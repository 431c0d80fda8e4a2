import { expect } from "vitest";
import { ENDPOINTS, type EndpointName, type ValueOf } from "#contract/registry";
import type { Call, CallContext } from "../../matches/call-context.ts";
import { success } from "../../platform/envelope.ts";
import { ANALYSIS_ANSWERS } from "./analysis-answers.ts";

/** An answer's value as the edge receives and reads it. */
export async function ask<Name extends keyof typeof ANALYSIS_ANSWERS>(
  name: Name,
  query: object,
  context: CallContext,
): Promise<ValueOf<Name>> {
  const endpoint = ENDPOINTS[name];
  const answer = ANALYSIS_ANSWERS[name] as unknown as Call<EndpointName>;
  const body = await answer(endpoint.query.parse({ lang: "en", ...query }) as never, context);
  const { value, dropped } = endpoint.parse(JSON.parse(JSON.stringify(success(body))));
  expect(dropped).toEqual([]);
  return value as ValueOf<Name>;
}
