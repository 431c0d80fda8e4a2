import { describe, expect, it } from "vitest";
import { MEMBER_REFUSALS, memberRefusalOf } from "../tables/member-refusals.ts";
import { checkNickname, nicknameKey } from "./nickname.ts";
import { checkPassword, PASSWORD_POLICIES, passwordPolicyOf } from "./password-policy.ts";
import { countryOfPhone, formatNational, maskPhone, parsePhone } from "./phone-number.ts";

const isCommon = (password: string) => password === "correct horse";

describe("checkPassword", () => {
  it.each([
    ["specified", "Abcdefg1", undefined],
    ["specified", "12345678", undefined],
    ["specified", "A".repeat(20), undefined],
    ["specified", "Abcdef1", "length"],
    ["specified", "A".repeat(21), "length"],
    ["specified", "Abcdefg!", "characters"],
    ["specified", "Abcdéfg1", "characters"],
    ["specified", "Abcd efg1", "characters"],
    ["specified", "", "length"],
    ["standard", "correct horse", "common"],
    ["standard", "correct horsf", undefined],
    ["standard", "รหัสผ่านยาวมาก", undefined],
    ["standard", "😀".repeat(7), "length"],
    ["standard", "😀".repeat(8), undefined],
    ["standard", "x".repeat(128), undefined],
    ["standard", "x".repeat(129), "length"],
  ] as const)("%s: %j is %s", (policy, password, fault) => {
    expect(checkPassword(password, PASSWORD_POLICIES[policy], isCommon)).toBe(fault);
  });

  it.each([
    [undefined, "specified"],
    ["", "specified"],
    ["standard", "standard"],
    ["none", "specified"],
  ])("the policy configured as %s is %s", (configured, name) => {
    expect(passwordPolicyOf(configured).name).toBe(name);
  });
});

describe("checkNickname", () => {
  it.each([
    ["Somchai9", undefined],
    ["abcd", undefined],
    ["a123", undefined],
    ["A".repeat(15), undefined],
    ["Matsushita", undefined],
    ["Therapist", undefined],
    ["Nazir10", undefined],
    ["abc", "form"],
    ["A".repeat(16), "form"],
    ["1234", "form"],
    ["som chai", "form"],
    ["som_chai", "form"],
    ["สมชาย", "form"],
    ["Ädmin", "form"],
    ["", "form"],
    ["ADMIN", "reserved"],
    ["admin007", "reserved"],
    ["4dm1n", "reserved"],
    ["Matchlight", "reserved"],
    ["Supp0rt", "reserved"],
    ["xFuckyx", "reserved"],
    ["5h17", "reserved"],
    ["h1tler88", "reserved"],
  ])("%j is %s", (nickname, fault) => {
    expect(checkNickname(nickname)).toBe(fault);
  });

  it("two spellings of a name have one key", () => {
    expect(nicknameKey("SomChai9")).toBe(nicknameKey("somchai9"));
  });
});

describe("parsePhone", () => {
  it.each([
    ["66", "0812345678", "+66812345678", "TH"],
    ["+66", "81 234 5678", "+66812345678", "TH"],
    ["66", "+66 81-234-5678", "+66812345678", "TH"],
    ["84", "0912 345 678", "+84912345678", "VN"],
    ["855", "012 345 678", "+85512345678", "KH"],
    ["852", "5123 4567", "+85251234567", "HK"],
    ["86", "131 2345 6789", "+8613123456789", "CN"],
    ["60", "012-345 6789", "+60123456789", "MY"],
    ["65", "8123 4567", "+6581234567", "SG"],
    ["63", "0905 123 4567", "+639051234567", "PH"],
    ["351", "912 345 678", "+351912345678", "PT"],
    ["971", "050 123 4567", "+971501234567", "AE"],
    ["55", "(11) 96123-4567", "+5511961234567", "BR"],
  ])("+%s %s is %s", (callingCode, written, e164, country) => {
    expect(parsePhone(callingCode, written)).toEqual({ e164, country });
    expect(countryOfPhone(e164)).toBe(country);
  });

  it.each([
    ["66", "12345", "too short"],
    ["66", "081234567890123", "too long"],
    ["66", "02 123 4567", "a landline"],
    ["66", "+84912345678", "of another country"],
    ["1", "2025550123", "of a country that is not ours"],
    ["66", "phone", "no digits"],
    ["66", "0812345678 ext 5", "an extension"],
    ["", "0812345678", "no calling code"],
    ["abc", "0812345678", "no calling code"],
  ])("+%s %s is none: %s", (callingCode, written) => {
    expect(parsePhone(callingCode, written)).toBeUndefined();
  });

  it("shows the end of it, or all as its country writes it", () => {
    expect(maskPhone("+66812345678")).toBe("+66 •••• 5678");
    expect(formatNational("+66812345678")).toBe("081 234 5678");
  });
});

describe("the refusals", () => {
  it("have a code each, and are found by it", () => {
    const codes = Object.values(MEMBER_REFUSALS).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(memberRefusalOf(100_007)).toBe("sessionInvalid");
    expect(memberRefusalOf(0)).toBeUndefined();
  });
});
