import { expect, test } from "vitest";
import { TEST_SESSION_KEYS } from "../members/test-member.ts";
import { readSessionKeys, type SessionKeys } from "../settings/session-keys.ts";
import { getSubjects, mailboxIn, numberOf, toHash } from "./subjects.ts";

const NOBODY = { familiar: [], browser: { id: async () => "id-1", isFamiliar: async () => true } } as const;

test.each([
  ["0812345678", "66 12345678"],
  ["812345678", "66 12345678"],
  ["081 234-5678", "66 12345678"],
  ["+66 81 234 5678", "66 12345678"],
  ["1", "66 1"],
])("%s of Thailand is %s", (phone, number) => {
  expect(numberOf({ callingCode: "66", phone })).toBe(number);
});

test.each([{}, { callingCode: "66" }, { phone: "" }, { phone: 12 }, { phone: "x" }])("%j names no number", (query) => {
  expect(numberOf(query)).toBeUndefined();
});

test.each([
  ["Fan@Club.com", "fan@club.com"],
  [" fan@club.com ", "fan@club.com"],
  ["fan@club", undefined],
  [undefined, undefined],
])("%j is the mailbox %s", (email, mailbox) => {
  expect(mailboxIn({ email })).toBe(mailbox);
});

test("a form about a mailbox is counted by its hash", async () => {
  const of = (email: string) => getSubjects({ email }, { address: undefined, keys: undefined, ...NOBODY });
  const { number } = await of("fan@club.com");
  expect(number).toMatch(/^[\w-]{22}$/);
  expect(await of("FAN@club.com")).toEqual({ network: undefined, number });
  expect((await of("other@club.com")).number).not.toBe(number);
});

test("a hash is of the number and the key, and shows neither", async () => {
  const keys = readSessionKeys(TEST_SESSION_KEYS) as SessionKeys;
  const hash = await toHash("66 12345678", keys);
  expect(hash).toMatch(/^[\w-]{22}$/);
  expect(await toHash("66 12345678", keys)).toBe(hash);
  expect(await toHash("66 12345679", keys)).not.toBe(hash);
  expect(await toHash("66 12345678", undefined)).not.toBe(hash);
});

test("a form is counted by hashes of its network and its number", async () => {
  const of = (address: string | undefined, phone = "0812345678") =>
    getSubjects({ callingCode: "66", phone }, { address, keys: undefined, ...NOBODY });
  const { network, number } = await of("2001:db8:1:2::1");
  expect([network, number].join()).toMatch(/^[\w-]{22},[\w-]{22}$/);
  expect(await of("2001:db8:1:2::9", "+66 81 234 5678")).toEqual({ network, number });
  expect(await of(undefined, "")).toEqual({ network: undefined, number: undefined });
});

test("a form from a browser familiar with its number is counted by both", async () => {
  const options = { address: "192.0.2.7", keys: undefined, ...NOBODY, familiar: ["used"] } as const;
  const { number, own } = await getSubjects({ callingCode: "66", phone: "0812345678" }, options);
  expect(own).toBe(`${number} id-1`);
  const stranger = { ...options, browser: { ...options.browser, isFamiliar: async () => false } };
  expect(await getSubjects({ callingCode: "66", phone: "0812345678" }, stranger)).not.toHaveProperty("own");
});
