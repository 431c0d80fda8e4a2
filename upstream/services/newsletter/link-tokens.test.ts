import { describe, expect, test } from "vitest";
import {
  CONFIRM_WITHIN,
  confirmToken,
  readConfirmToken,
  readUnsubscribeToken,
  unsubscribeToken,
} from "./link-tokens.ts";

const SECRET = "a-secret-of-the-tests-0123456789";
const NOW = Date.parse("2026-11-23T04:07:00Z");
const ID = "abcdefghjkmnpqrstuvw";

const token = confirmToken(SECRET, ID, { language: "zh-Hans", sport: "basketball" }, NOW);
const away = unsubscribeToken(SECRET, ID);

describe("the token of a confirmation link", () => {
  test("names the subscription and what was chosen", () => {
    expect(readConfirmToken(SECRET, token, NOW)).toEqual({ id: ID, language: "zh-Hans", sport: "basketball" });
    const both = confirmToken(SECRET, ID, { language: "en" }, NOW);
    expect(readConfirmToken(SECRET, both, NOW)).toEqual({ id: ID, language: "en" });
  });

  test.each([
    [0, true],
    [CONFIRM_WITHIN - 1, true],
    [CONFIRM_WITHIN, false],
  ])("%i ms later it counts: %s", (later, counts) => {
    expect(readConfirmToken(SECRET, token, NOW + later) !== undefined).toBe(counts);
  });

  test.each([
    ["another secret's", confirmToken(`${SECRET}!`, ID, { language: "en" }, NOW)],
    ["of the other link", away],
    ["with another language", token.replace("zh-Hans", "zh-Hant")],
    ["with another id", token.replace("abc", "abd")],
    ["with a later end", token.replace(String(NOW + CONFIRM_WITHIN), String(NOW + 2 * CONFIRM_WITHIN))],
    ["cut", token.slice(0, -1)],
    ["longer", `${token}A`],
    ["empty", ""],
    ["a separator", "~"],
    ["nonsense", "💥~\u0000"],
  ])("%s is none", (_, given) => {
    expect(readConfirmToken(SECRET, given, NOW)).toBeUndefined();
  });
});

describe("the token of a letter's link", () => {
  test("names the subscription, in an address as it is", () => {
    expect(readUnsubscribeToken(SECRET, away)).toBe(ID);
    expect(encodeURIComponent(away)).toBe(away);
    expect(encodeURIComponent(token)).toBe(token);
  });

  test.each([
    ["another secret's", unsubscribeToken(`${SECRET}!`, ID)],
    ["of the other link", token],
    ["with another id", away.replace("abc", "abd")],
    ["cut", away.slice(0, -1)],
    ["empty", ""],
  ])("%s is none", (_, given) => {
    expect(readUnsubscribeToken(SECRET, given)).toBeUndefined();
  });
});
