import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chainHash, NO_HASH, signDay } from "../contract/contests/ledger-chain.ts";
import { listenOnLoopback } from "./lib/loopback.mjs";
import { ROOT } from "./lib/project.mjs";
import { runBeside } from "./lib/run-beside.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ledger-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command with files and options; returns its status and output. */
function verify(...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/verify-ledger.mjs", ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return { status, text: stdout + stderr };
}

let files = 0;

/** A response as saved by a browser. */
function saved(day: object): string {
  files += 1;
  const file = path.join(folder, `${files}.json`);
  writeFileSync(file, JSON.stringify({ message: "ok", result: { businessCode: 0, data: day } }));
  return file;
}

let publicKey: string;
let [monday, tuesday]: object[] = [];
let forged: object;

beforeAll(async () => {
  const { privateKey } = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
  const key = JSON.stringify(await crypto.subtle.exportKey("jwk", privateKey));
  const dayOf = async (day: string, lines: string[], previousHash: string) => {
    const hash = await chainHash(previousHash, lines);
    const signed = await signDay({ contestId: "pf-2026w48", day, hash }, key);
    return { contestId: "pf-2026w48", day, lines, previousHash, hash, ...signed, publishedAt: 1 };
  };
  const first = await dayOf("2026-11-23", ['{"pick":1}', '{"pick":2}'], NO_HASH);
  publicKey = first.publicKey;
  const lines = ['{"pick":7}'];
  forged = {
    contestId: "pf-2026w48",
    day: "2026-11-23",
    lines,
    previousHash: NO_HASH,
    hash: await chainHash(NO_HASH, lines),
  };
  [monday, tuesday] = [first, await dayOf("2026-11-24", ['{"pick":3}'], first.hash)];
});

describe("npm run verify-ledger", () => {
  it("says what holds of a chain of days", () => {
    const { status, text } = verify(saved(tuesday!), saved(monday!), "--key", publicKey);
    expect(status, text).toBe(0);
    expect(text).toContain("pf-2026w48, 2026-11-23: 2 lines");
    expect(text).toContain("it begins the chain of its contest");
    expect(text).toContain("it follows the day before it in the chain");
    expect(text.match(/the signature is right/g)).toHaveLength(2);
    expect(text).toContain("All of it holds.");
  });

  it("joins the answers of a long day, and asks for those that are missing", () => {
    const part = (line: number, next: object) => saved({ ...monday, lines: [`{"pick":${line}}`], ...next });
    const parts = [part(1, { nextPart: 3 }), part(2, {})] as const;
    const whole = verify(...parts, saved(tuesday!));
    expect(whole.status, whole.text).toBe(0);
    expect(whole.text).toContain("pf-2026w48, 2026-11-23: 2 lines");
    const cut = verify(parts[0]);
    expect(cut.status).toBe(1);
    expect(cut.text).toContain("goes on behind what was given");
  });

  it("reads a long day to its end from its address", async () => {
    const requested: (string | null)[] = [];
    const server = createServer(({ url }, answer) => {
      const number = new URL(url ?? "", "http://localhost").searchParams.get("part");
      requested.push(number);
      const data = { ...monday, lines: [`{"pick":${number ?? 1}}`], ...(number === null && { nextPart: 2 }) };
      answer.end(JSON.stringify({ result: { data } }));
    });
    const { url: site, close } = await listenOnLoopback(server);
    const address = `${site}/?contestId=pf-2026w48&date=2026-11-23`;
    const { status, text } = await runBeside("scripts/verify-ledger.mjs", { args: [address] });
    await close();
    expect(status, text).toBe(0);
    expect(requested).toEqual([null, "2"]);
  });

  it.each<[string, () => object[], string]>([
    ["a changed line", () => [{ ...monday, lines: ['{"pick":1}', '{"pick":9}'] }], "THE LINES ARE NOT THOSE"],
    ["a wrong signature", () => [{ ...monday, signature: "AAAA" }], "THE SIGNATURE IS WRONG"],
    ["a forged day that nobody signed", () => [forged], "THE DAY IS NOT SIGNED"],
    ["a day that is missing before", () => [{ ...monday, hash: NO_HASH }, tuesday!], "IT DOES NOT FOLLOW"],
  ])("fails of %s", (_, days, words) => {
    const { status, text } = verify(...days().map(saved));
    expect(status, text).toBe(1);
    expect(text).toContain(words);
  });

  it.each([
    ["A".repeat(43)],
    // As one of 64 keys begins.
    [`-${"A".repeat(42)}`],
  ])("fails where another key signed than the operator's: %s", (key) => {
    const { status, text } = verify(saved(monday!), "--key", key);
    expect(status).toBe(1);
    expect(text).toContain("IT NAMES ANOTHER KEY");
  });

  it("asks for files, and refuses what is no day", () => {
    expect(verify().text).toContain("npm run verify-ledger -- FILE|URL");
    expect(verify(saved({ contestId: "x" }))).toMatchObject({ status: 1 });
    expect(verify(path.join(folder, "none.json")).text).toContain("cannot be read");
  });
});
