import { describe, expect, test } from "vitest";
import { mailboxOf, parseEmail } from "./email-address.ts";

describe("an e-mail address", () => {
  test.each([
    ["fan@club.com", "fan@club.com"],
    ["  fan@club.co.th ", "fan@club.co.th"],
    ["first.last+news@Mail.CLUB.vn", "first.last+news@mail.club.vn"],
    ["FAN@club.pt", "FAN@club.pt"],
    ["fan@club.info", "fan@club.info"],
    ["fan@club.online", "fan@club.online"],
    ["o'neil_9@a-b.io", "o'neil_9@a-b.io"],
    ["fan@ไทย.ไทย", "fan@xn--o3cw4h.xn--o3cw4h"],
    ["fan@xn--o3cw4h.xn--o3cw4h", "fan@xn--o3cw4h.xn--o3cw4h"],
    ["fan@足球.中国", "fan@xn--5eyx16c.xn--fiqs8s"],
  ])("%j is written to as %s", (text, address) => {
    expect(parseEmail(text)).toBe(address);
  });

  test.each([
    "",
    "fan",
    "@club.com",
    "fan@",
    "fan@club",
    "fan@club.c",
    "fan@club.c0m",
    "fan@@club.com",
    "a@b@club.com",
    "fan@.com",
    "fan@club..com",
    "fan@-club.com",
    "fan@club-.com",
    "fan @club.com",
    "fan@club .com",
    "fan@127.0.0.1",
    "fan@[::1]",
    "fan@club.com\nBcc: all@club.com",
    "fan@club.com,other@club.com",
    "<fan@club.com>",
    '"fan"@club.com',
    "แฟน@club.com",
    "fan@club.com/path",
    "fan@club.com?subject=x",
    `${"a".repeat(65)}@club.com`,
    `fan@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.com`,
  ])("%j is none", (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });

  test("one mailbox has one key, however its address is written", () => {
    expect(mailboxOf("Fan.Of@Club.com")).toBe(mailboxOf("fan.of@club.com"));
    expect(mailboxOf("fan.of@club.com")).not.toBe(mailboxOf("fanof@club.com"));
  });
});
