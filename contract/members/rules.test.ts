import { describe, expect, it } from "vitest";
import { MEMBER_REFUSALS, memberRefusalOf } from "../tables/member-refusals.ts";
import { checkNickname, nicknameKey } from "./nickname.ts";
import { checkPassword, PASSWORD_POLICIES, passwordPolicyOf } from "./password-policy.ts";
import { countryOfPhone, formatNational, maskPhone, parsePhone, phoneFault } from "./phone-number.ts";

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
    ["none", "standard"],
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
    // Letters of other alphabets and full-width ones, which look the same.
    ["Аlice", "form"],
    ["Ａｌｉｃｅ", "form"],
    ["αlice", "form"],
  ])("%j is %s", (nickname, fault) => {
    expect(checkNickname(nickname)).toBe(fault);
  });

  it.each([
    ["SomChai9", "somchai9"],
    ["AliceOne", "Al1ceOne"],
    ["AliceOne", "AlIceOne"],
    ["AliceOne", "A1iceOne"],
    ["Somchai", "50mcha1"],
    ["Bobby", "8o88y"],
    ["Comer", "Corner"],
    ["Willy", "VViIIy"],
    ["Zidane", "2idane"],
  ])("%s and %s count as the same", (one, other) => {
    expect(nicknameKey(one)).toBe(nicknameKey(other));
  });

  it.each([
    ["Somchai9", "Somchai6"],
    ["Kane10", "Kane11"],
    ["Player45", "Player48"],
    ["Alice", "Alyce"],
  ])("%s and %s do not", (one, other) => {
    expect(nicknameKey(one)).not.toBe(nicknameKey(other));
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
    ["66", "\u202a+66 81 234 5678\u202c"],
    ["66", "\u200e081\u200b234\ufeff5678"],
    ["66", "๐๘๑-๒๓๔-๕๖๗๘"],
    ["66", "០៨១ ២៣៤ ៥៦៧៨"],
    ["66", "０８１－２３４－５６７８"],
    ["66", "＋６６　８１２３４５６７８"],
    ["66", "081–234—5678"],
    ["66", "081‑234−5678"],
    ["66", "081/234·5678"],
    ["66", "0066 81 234 5678"],
    ["66", "00 66812345678"],
    ["66", "66812345678"],
    ["66", "tel:+66-81-234-5678"],
    ["66", "TEL:0812345678;phone-context=+66"],
    ["66", "+66 (0)81 234 5678"],
    ["+66", "\u00a0081\u00a0234\u20095678\n"],
  ])("+%s %j is taken as pasted", (callingCode, written) => {
    expect(parsePhone(callingCode, written)?.e164).toBe("+66812345678");
    expect(phoneFault(callingCode, written)).toBeUndefined();
  });

  it.each([
    ["66", "02 123 4567", "notMobile"],
    ["84", "024 3825 1234", "notMobile"],
    ["855", "023 123 456", "notMobile"],
    ["852", "2345 6789", "notMobile"],
    ["55", "(11) 3123-4567", "notMobile"],
    ["66", "12345", "phone"],
    ["66", "081234567890123", "phone"],
    ["66", "+84243825123", "phone"],
    ["66", "", "phone"],
    ["", "02 123 4567", "phone"],
    ["66", "phone", "phone"],
  ])("what is wrong with +%s %j is %s", (callingCode, written, fault) => {
    expect(phoneFault(callingCode, written)).toBe(fault);
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
