import { expect, test } from "vitest";
import { ENDPOINTS } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import { success } from "../upstream/test-scenario.ts";
import { json, ORIGIN, openApi } from "./test-api.ts";

const variables = { ODDS_OFF_COUNTRIES: "TH, BR" };
const priced = { holdsPrices: true };

test.each(["TH", undefined])(
  "a call that holds prices is refused in %s, where an operator shows none",
  async (country) => {
    const { request, fetch } = openApi(() => success("2.05"), priced, { country, variables });
    const response = await request();
    expect(response.status).toBe(451);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "no-store",
      "content-language": "en",
      "content-type": "application/json; charset=utf-8",
      link: `<${ORIGIN}>; rel="blocked-by"`,
      "x-content-type-options": "nosniff",
    });
    const message = "Odds are not shown in your country.";
    expect(await json(response)).toEqual({
      message,
      result: { businessCode: 451, message, field: "country", requestId: "id-of-the-request" },
    });
    expect(fetch).not.toHaveBeenCalled();
  },
);

test("it is refused whatever is asked, and by HEAD without a body", async () => {
  const { request } = openApi(() => success("2.05"), priced, { variables });
  expect((await request("?id=seven")).status).toBe(451);
  expect((await request(`?id=${"7".repeat(5_000)}`)).status).toBe(451);
  const head = await request("", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([451, ""]);
  expect((await request("", { method: "POST" })).status).toBe(405);
});

test("a good copy that another country was given is not a way around", async () => {
  const { path } = ENDPOINTS.oddsEurope;
  const search = "?matchId=1030220260149";
  const there = openApi(() => success("2.05"), {}, { country: "VN", variables });
  await there.request(search, {}, path);
  expect(there.fetch).toHaveBeenCalledTimes(1);
  const here = openApi(() => success("2.05"), {}, { country: "TH", variables });
  expect((await here.request(search, { headers: { "If-None-Match": "*" } }, path)).status).toBe(451);
});

test.each([
  ["elsewhere", priced, "VN"],
  ["where none is known and the default shows them", priced, undefined],
])("%s it is answered", async (_, declaration: Partial<Endpoint>, country) => {
  const off = { ODDS_OFF_COUNTRIES: "TH" };
  const { request } = openApi(() => success("2.05"), declaration, { country, variables: off });
  const response = await request();
  expect(response.status).toBe(200);
  expect(await json(response)).toMatchObject({ result: { data: "2.05" } });
});

test("what is not a price is answered there too", async () => {
  const { request } = openApi(() => success("1-0"), {}, { country: "TH", variables });
  expect((await request()).status).toBe(200);
});

test.each(Object.values<Endpoint>(ENDPOINTS).filter((one) => one.holdsPrices))("$name is refused", async (one) => {
  const { request, fetch } = openApi(() => success("2.05"), {}, { country: "TH", variables });
  const init = { method: one.effect ? "POST" : "GET" };
  expect((await request("", init, one.path.replace("{side}", "home"))).status).toBe(451);
  expect(fetch).not.toHaveBeenCalled();
});
