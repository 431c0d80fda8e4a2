import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { chainHash, checkDays, isFaulty, NO_HASH, type PublishedDay, signDay } from "./ledger-chain.ts";

const CONTEST = "pf-2026w48";
let jwk: string;
let pkcs8: string;
let days: [PublishedDay, PublishedDay];

async function published(day: string, lines: string[], previousHash: string, key = jwk): Promise<PublishedDay> {
  const hash = await chainHash(previousHash, lines);
  const signed = await signDay({ contestId: CONTEST, day, hash }, key);
  return { contestId: CONTEST, day, lines, previousHash, hash, ...signed };
}

const newKey = async () => (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;

beforeAll(async () => {
  const { privateKey } = await newKey();
  jwk = JSON.stringify(await crypto.subtle.exportKey("jwk", privateKey));
  const bytes = (await crypto.subtle.exportKey("pkcs8", privateKey)) as ArrayBuffer;
  pkcs8 = Buffer.from(bytes).toString("base64");
  const first = await published("2026-11-23", ['{"pick":1}', '{"pick":2}', '{"pick":3}'], NO_HASH);
  days = [first, await published("2026-11-24", ['{"pick":4}', '{"settlement":5,"of":1}'], first.hash)];
});

const faultsOf = async (given: readonly PublishedDay[], key?: string) =>
  (await checkDays(given, key)).filter(isFaulty).map(({ day }) => day);
const otherLines = (lines: string[]): PublishedDay => ({ ...days[0], lines });

describe("a published day", () => {
  it("holds as it was written, in whatever order the days are given", async () => {
    expect(await checkDays(days.toReversed(), days[0].publicKey)).toEqual([
      {
        contestId: CONTEST,
        day: "2026-11-23",
        lines: 3,
        areLinesWhole: true,
        signature: "valid",
        isOfKey: true,
      },
      {
        contestId: CONTEST,
        day: "2026-11-24",
        lines: 2,
        areLinesWhole: true,
        followsDayBefore: true,
        signature: "valid",
        isOfKey: true,
      },
    ]);
    expect(await faultsOf(days)).toEqual([]);
  });

  it.each<[string, () => PublishedDay[]]>([
    ["a changed line", () => [otherLines(['{"pick":1}', '{"pick":9}', '{"pick":3}'])]],
    ["a dropped line", () => [otherLines(['{"pick":1}', '{"pick":3}'])]],
    ["the last line dropped", () => [otherLines(['{"pick":1}', '{"pick":2}'])]],
    ["swapped lines", () => [otherLines(['{"pick":2}', '{"pick":1}', '{"pick":3}'])]],
    ["a line more", () => [otherLines([...days[0].lines, '{"pick":6}'])]],
    ["two lines in one", () => [otherLines(['{"pick":1}\n{"pick":2}', '{"pick":3}'])]],
    ["another previous hash", () => [{ ...days[0], previousHash: days[1].hash }]],
    ["another hash", () => [{ ...days[0], hash: days[1].hash }]],
    ["the signature of another day", () => [{ ...days[0], signature: days[1].signature ?? "" }]],
    ["a signature that is none", () => [{ ...days[0], signature: "no signature" }]],
    ["another day's name", () => [{ ...days[0], day: "2026-11-22" }]],
    ["another contest's name", () => [{ ...days[0], contestId: "pf-2026w47" }]],
  ])("with %s does not hold", async (_, given) => {
    expect(await faultsOf(given())).toHaveLength(1);
  });

  it("that was written anew, with a hash of its own, breaks the chain behind it", async () => {
    const anew = await published("2026-11-23", ['{"pick":1}', '{"pick":3}'], NO_HASH);
    expect(await faultsOf([anew])).toEqual([]);
    expect(await faultsOf([anew, days[1]])).toEqual(["2026-11-24"]);
  });

  it("that another key signed does not hold for who knows the operator's", async () => {
    const other = JSON.stringify(await crypto.subtle.exportKey("jwk", (await newKey()).privateKey));
    const forged = await published("2026-11-23", [...days[0].lines], NO_HASH, other);
    expect(await faultsOf([forged])).toEqual([]);
    expect(await faultsOf([forged], days[0].publicKey)).toEqual(["2026-11-23"]);
    // Nor does one that claims the operator's key, or is unsigned.
    expect(await faultsOf([{ ...forged, publicKey: days[0].publicKey ?? "" }])).toEqual(["2026-11-23"]);
    const { signature: _, publicKey: __, ...unsigned } = days[0];
    expect(await faultsOf([unsigned])).toEqual(["2026-11-23"]);
    expect(await faultsOf([unsigned], days[0].publicKey)).toEqual(["2026-11-23"]);
  });

  it("that anybody wrote, unsigned or without its key, does not hold, though its lines match its hash", async () => {
    const forgery = { contestId: CONTEST, day: "2026-11-23", lines: ['{"pick":7}'], previousHash: NO_HASH };
    const forged = { ...forgery, hash: await chainHash(NO_HASH, forgery.lines) };
    const { signature = "", publicKey = "" } = days[0];
    for (const day of [forged, { ...forged, publicKey }, { ...forged, signature }])
      expect(await faultsOf([day])).toEqual(["2026-11-23"]);
  });

  it("is signed alike by a key as JWK, as PKCS#8 and as PEM", async () => {
    const pem = `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`;
    const { signature, publicKey } = days[0];
    for (const key of [jwk, pkcs8, pem]) expect(await signDay(days[0], key)).toEqual({ signature, publicKey });
    await expect(signDay(days[0], "no key")).rejects.toThrow();
  });

  it("without lines has the hash of the day before", async () => {
    expect(await chainHash(days[0].hash, [])).toBe(days[0].hash);
  });

  it("has a hash that anybody can work out", async () => {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${NO_HASH}\nline`));
    expect(await chainHash(NO_HASH, ["line"])).toBe(Buffer.from(digest).toString("hex"));
    const ofNode = (text: string) => createHash("sha256").update(text).digest("hex");
    const lines = ["line", "\u0e2a\u0e21\u0e0a\u0e32\u0e22", ""];
    expect(await chainHash(NO_HASH, lines, ofNode)).toBe(await chainHash(NO_HASH, lines));
  });
});
