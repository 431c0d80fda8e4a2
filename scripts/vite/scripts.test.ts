import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { bundleInlineScript } from "./scripts.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "inline-script-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = path.join(folder, `${text.length}.ts`);
  writeFileSync(file, text);
  return file;
}

// Bytes of brotli; they are in every page.
test.each([
  ["shell/boot/boot.ts", 2030],
  ["shell/boot/hydrating-boot.ts", 1060],
  ["features/match-list/list-boot.ts", 830],
  ["features/calendar/date-field-boot.ts", 480],
  ["features/match/keep-scroll-boot.ts", 420],
])("%s is one small classic script that starts by itself", async (file, most) => {
  const text = await bundleInlineScript(path.resolve(import.meta.dirname, "../../app", file));
  expect(() => new Function(text)).not.toThrow();
  expect(text).not.toMatch(/^(?:import|export)\b/m);
  expect(brotliCompressSync(text).length).toBeLessThan(most);
});

test("a text that would end its element early is refused", async () => {
  await expect(bundleInlineScript(fileWith('document.title = "</script>";'))).resolves.not.toContain("</script");
  await expect(bundleInlineScript(fileWith("document.title = String.raw`<!--`;"))).rejects.toThrow("end the script");
});
