import { describe, expect, it } from "vitest";
import { readClient, signClient } from "./client-header.ts";

const SECRET = "a-secret-of-the-edge";
const NOW = Date.parse("2026-11-23T04:00:00Z");
const FACTS = {
  address: "2001:db8::1",
  country: "TH",
  agent: "Browser 1.0 (ไทย)",
  browser: "b-1",
  isChecked: true,
} as const;

/** The header with one character changed. */
const changed = (header: string, at: number): string =>
  header.slice(0, at) + (header[at] === "A" ? "B" : "A") + header.slice(at + 1);

describe("the client header", () => {
  it("carries the facts", async () => {
    expect(await readClient(await signClient(FACTS, SECRET, NOW), SECRET, NOW + 60_000)).toEqual(FACTS);
    expect(await readClient(await signClient({ address: "192.0.2.1" }, SECRET, NOW), SECRET, NOW)).toEqual({
      address: "192.0.2.1",
    });
  });

  it("is not believed when anything in it was changed", async () => {
    const header = await signClient(FACTS, SECRET, NOW);
    for (const at of [0, 20, header.indexOf(".") + 1])
      expect(await readClient(changed(header, at), SECRET, NOW)).toBeUndefined();
  });

  it.each([
    ["is missing", async () => undefined],
    ["is nonsense", async () => "nonsense"],
    ["is not base64url", async () => "{}.{}"],
    ["has no signature", async () => (await signClient(FACTS, SECRET, NOW)).split(".")[0]],
    ["was signed with another secret", () => signClient(FACTS, "another", NOW)],
    ["is six minutes old", () => signClient(FACTS, SECRET, NOW - 360_000)],
    ["is of the future", () => signClient(FACTS, SECRET, NOW + 360_000)],
    ["has no address", () => signClient({ address: "" }, SECRET, NOW)],
  ])("that %s is not believed", async (_, make) => {
    expect(await readClient(await make(), SECRET, NOW)).toBeUndefined();
  });

  it("keeps of a long agent what a list shows", async () => {
    const header = await signClient({ address: "192.0.2.1", agent: "x".repeat(4_000) }, SECRET, NOW);
    expect((await readClient(header, SECRET, NOW))?.agent).toHaveLength(200);
  });
});
