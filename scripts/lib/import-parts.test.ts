import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openParts } from "./import-parts.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parts-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const file = (name: string, text: string | Buffer): string => {
  const full = path.join(folder, name);
  fs.writeFileSync(full, text);
  return full;
};

interface Part {
  text: string;
  line: number;
  isLast: boolean;
}

/** All parts of a file, each consumed as far as `take` returns. */
async function partsOf(full: string, take: (part: Part) => number | undefined = () => undefined): Promise<Part[]> {
  const opened = await openParts(full);
  if ("reason" in opened) throw new Error(opened.reason);
  const parts: Part[] = [];
  for (let part = await opened.next(); part; part = await opened.next()) {
    parts.push(part);
    opened.took(take(part));
  }
  return parts;
}

const HEADING = "a,b,c,d";
const records = Array.from({ length: 20_000 }, (_, index) =>
  index % 1000 === 7 ? `${index},"two\nlines",x,y` : `${index},some text,more of it,é`,
);
const lineOf = (index: number) => 2 + records.slice(0, index).join("\n").split("\n").length - (index === 0 ? 1 : 0);
const bodyOf = ({ text }: Part) => text.slice(HEADING.length + 1, -1);

describe("the parts of a file", () => {
  it("are one for a short file, whatever it is", async () => {
    expect(await partsOf(file("short.csv", "a,b,c,d\n1,2,3,4"))).toEqual([
      { text: "a,b,c,d\n1,2,3,4", line: 2, isLast: true },
    ]);
  });

  it("of a long table make the table again, each with its heading and the line of its first record", async () => {
    const parts = await partsOf(file("long.csv", `${HEADING}\n${records.join("\n")}\n`));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every(({ text }) => text.startsWith(`${HEADING}\n`) && text.length < 300_000)).toBe(true);
    expect(parts.map(bodyOf).join("\n")).toBe(records.join("\n"));
    expect(parts.map(({ isLast }) => isLast)).toEqual(parts.map((_, index) => index === parts.length - 1));
    const [, second] = parts;
    const index = Number(bodyOf(second!).split(",")[0]);
    expect(second?.line).toBe(lineOf(index));
  });

  it("begin again where the one before was not read to its end", async () => {
    const full = file("again.csv", `${HEADING}\n${records.join("\n")}\n`);
    const parts = await partsOf(full, ({ isLast, text }) =>
      isLast ? undefined : text.trimEnd().split("\n").length - 3,
    );
    const [first, second] = parts;
    const last = bodyOf(first!).split("\n").slice(-2);
    expect(bodyOf(second!).split("\n").slice(0, 2)).toEqual(last);
  });

  it("grow where nothing of one could be read", async () => {
    let tries = 0;
    const parts = await partsOf(file("grow.csv", `${HEADING}\n${records.join("\n")}\n`), () =>
      tries++ === 0 ? 0 : undefined,
    );
    expect(parts[1]!.text.length).toBeGreaterThan(parts[0]!.text.length);
    expect(parts[1]!.line).toBe(2);
  });

  it.each([
    ["a picture", Buffer.from([0x89, 0x50, 0, 1]), "not a text"],
    ["a text above the limit", "words without commas\n".repeat(450_000), "longer than 8 MB"],
  ])("are none of %s", async (name, content, reason) => {
    expect(await openParts(file(name, content))).toEqual({ reason: expect.stringContaining(reason) });
  });
});
