import { expect, test } from "vitest";
import { buddhistYears, withBuddhistYears } from "./buddhist-years.ts";

test.each([
  ["1 ธ.ค. 2026", "1 ธ.ค. 2569"],
  ["อ. 1 ธ.ค. 2026", "อ. 1 ธ.ค. 2569"],
  ["29 พฤศจิกายน 2026 ที่สนาม", "29 พฤศจิกายน 2569 ที่สนาม"],
  ["มิ.ย. 2028", "มิ.ย. 2571"],
  ["คาดว่าจะกลับมา 26\u00a0ต.ค.\u00a02026", "คาดว่าจะกลับมา 26\u00a0ต.ค.\u00a02569"],
  ["เกิด 3 พ.ค. 1899", "เกิด 3 พ.ค. 2442"],
  ["1 ธ.ค. 2026 ถึง 5 ม.ค. 2027", "1 ธ.ค. 2569 ถึง 5 ม.ค. 2570"],
])("%j is %j", (text, shown) => {
  expect(withBuddhistYears(text)).toBe(shown);
});

test.each([
  "ฟุตบอลโลก 2026",
  "ฤดูกาล 2026-27",
  "1 ธ.ค. 2569",
  "1 ธ.ค.",
  "ผู้ชม 2026 คน",
  "ธ.ค. 20261",
  '<time dateTime="2026-12-01">',
  "/th/news/football/report-2026-11-29/1013",
])("%j has no date with a year, and stays", (text) => {
  expect(withBuddhistYears(text)).toBe(text);
});

test("a document is the same wherever its bytes are cut", async () => {
  const html = "<p>อ. <time>1 ธ.ค. 2026</time>, ฟุตบอลโลก 2026</p><p>3 มกราคม 2027</p>";
  const bytes = new TextEncoder().encode(html);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const parts = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    const shown = await new Response(parts.pipeThrough(buddhistYears())).text();
    expect(shown).toBe(html.replace("ธ.ค. 2026", "ธ.ค. 2569").replace("2027", "2570"));
  }
});
