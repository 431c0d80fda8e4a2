import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasLink } from "./judge-comment.ts";

test.each([
  "https://example.com",
  "HTTP://EXAMPLE.COM/x",
  "hxxp : // example",
  "see www.example.bet",
  "example.com",
  "go to ufa99.bet now",
  "example . com",
  "example .com",
  "example．com",
  "example｡com",
  "example。com",
  "example 。 com",
  "ｅｘａｍｐｌｅ．ｃｏｍ",
  "ex\u200bample.\u200bcom",
  "example[.]com",
  "example (dot) com",
  "example dot com",
  "example chấm com",
  "example ponto com",
  "example จุด com",
  "example点com",
  "เว็บ.com",
  "m.example.club/x",
  "bit.ly/3abc",
  "t.me/name",
  "192.168.10.12",
  "10.0.0.1:8080",
  "write to me@example.com",
  "me @ example . com",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:me@x",
  "call 0812345678",
  "zalo 090 123 45 67",
  "+66 81 234 5678",
  "LINE: @best888",
  "Line ID: best888",
  "微信：abc123456789",
  "WhatsApp +5511987654321",
])("%j has a link", (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  "What a goal!",
  "2-1, 3-0, 1-1, 0-0 and 4-2 in five matches",
  "He ran 12.5 km, with 3.2 xG and 91.3% of passes.",
  "Great game. Come on!",
  "jogou bem. Com certeza ganha",
  "Amazing.To be fair they were better",
  "The U.S. and St.Pauli",
  "On 2026-10-17 19:30 at home",
  "Season 2025-2026, 38 rounds, 1,000,000 fans",
  "Goal line: amazing technology",
  "Behind the goal line idea",
  "Kick-off 18:00 / 20:30",
  "No... way... to... win",
  "ดีมาก. นัดหน้าเอาใหม่",
  "今天赢了。加油！",
  "踢得好.下一场再来",
  "@somebody well said",
  "50:50",
  "https is not a word",
])("%j has none", (text) => {
  expect(hasLink(text)).toBe(false);
});

describe("an address", () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9]{1,11}$/);
  const spaces = fc.constantFrom("", " ", "  ", "\u200b");
  const dot = fc.constantFrom(".", "．", "｡");

  test("is found wherever it stands and however its dot is set apart", () => {
    fc.assert(
      fc.property(
        fc.lorem(),
        label,
        spaces,
        dot,
        fc.constantFrom("com", "net", "vn", "xyz"),
        (prose, name, space, mark, end) => {
          expect(hasLink(`${prose} ${name}${space}${mark}${end} ${prose}`)).toBe(true);
        },
      ),
    );
  });

  test("is looked for in little time", () => {
    hasLink("warm");
    const startedAt = performance.now();
    for (const part of ["a", "1", ".", "a.", "@", "a@", "1.", " .", "0 1", "(", "line "])
      hasLink(part.repeat(4_000 / part.length));
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
