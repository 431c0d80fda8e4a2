import { afterEach, expect, test, vi } from "vitest";
import { findCountry } from "./use-offer.ts";

const hongKong = { id: "44", key: "hong-kong-china", name: "中國香港", countryCode: "HK" };
const china = { id: "43", key: "china", name: "中國", countryCode: "CN" };

afterEach(() => vi.unstubAllGlobals());

/** Looks up a country, with one response for every search; also returns the requests. */
async function find(code: string, answer: object) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    return Response.json(answer);
  });
  const source = { locale: "zh-Hant", sport: "basketball", signal: new AbortController().signal } as const;
  return { found: await findCountry(code, source), requests };
}

const answerOf = (...data: object[]) => ({ result: { businessCode: 0, data } });

test("a country is looked for by its English name and found by its code, with its name in the page's language", async () => {
  const { found, requests } = await find("CN", answerOf(hongKong, china));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/\/country\/search\?q=China&limit=10&locale=zh-Hant&timeZone=UTC$/);
  expect(found).toEqual({ kind: "country", id: "43", name: "中國", flag: "cn" });
});

test("one without competitions of the sport is not found", async () => {
  expect((await find("CN", answerOf(hongKong))).found).toBeUndefined();
  expect((await find("CN", answerOf())).found).toBeUndefined();
});

test.each(["", "GB", "cn"])("nobody is asked for %j, which is none of the site's countries", async (code) => {
  expect(await find(code, answerOf(china))).toEqual({ found: undefined, requests: [] });
});

test("a search that fails is no answer", async () => {
  await expect(find("CN", { result: { businessCode: 503 } })).rejects.toThrow();
});
