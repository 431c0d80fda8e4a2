import { describe, expect, it } from "vitest";
import { checkStoredPassword, hashPassword, LOW_COST, type PasswordCost, USUAL_COST } from "./passwords.ts";

/** The platform's limit for scrypt: N·r·p; memory is 128·N·r bytes in an isolate of 128 MB. */
const MOST_WORK = 2 ** 20;
const MOST_MEMORY = 32 * 1024 * 1024;
const PASSWORD = "Abcd1234";

describe("the cost of a password", () => {
  it.each([
    ["usual", USUAL_COST],
    ["low", LOW_COST],
  ])("%s stays within the platform's limits", (_, { ln, r, p }) => {
    expect(2 ** ln * r * p).toBeLessThanOrEqual(MOST_WORK);
    expect(128 * 2 ** ln * r).toBeLessThanOrEqual(MOST_MEMORY);
  });

  it("is that which was decided on", () => {
    expect(USUAL_COST).toEqual({ ln: 14, r: 8, p: 5 });
  });
});

describe("a stored password", () => {
  it("is right or wrong, and has its parameters and a salt of its own", async () => {
    const [stored, again] = [await hashPassword(PASSWORD, LOW_COST), await hashPassword(PASSWORD, LOW_COST)];
    expect(stored).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(stored).not.toBe(again);
    expect(await checkStoredPassword(PASSWORD, stored, LOW_COST)).toEqual({ isRight: true, isOutdated: false });
    expect(await checkStoredPassword("Abcd1235", stored, LOW_COST)).toEqual({ isRight: false, isOutdated: false });
  });

  it("with the usual cost is right too", async () => {
    const stored = await hashPassword(PASSWORD, USUAL_COST);
    expect((await checkStoredPassword(PASSWORD, stored, USUAL_COST)).isRight).toBe(true);
  });

  it.each<PasswordCost>([
    { ...LOW_COST, ln: 5 },
    { ...LOW_COST, r: 4 },
    { ...LOW_COST, p: 2 },
  ])("by the parameters %j is right, and outdated", async (cost) => {
    const stored = await hashPassword(PASSWORD, cost);
    expect(await checkStoredPassword(PASSWORD, stored, LOW_COST)).toEqual({ isRight: true, isOutdated: true });
  });

  it("is the same in either form of its letters", async () => {
    const stored = await hashPassword("mật khẩu dài".normalize("NFD"), LOW_COST);
    expect((await checkStoredPassword("mật khẩu dài".normalize("NFC"), stored, LOW_COST)).isRight).toBe(true);
  });

  it("that is missing is wrong; one of another form is a fault", async () => {
    expect((await checkStoredPassword("", undefined, LOW_COST)).isRight).toBe(false);
    await expect(checkStoredPassword("", "plain", LOW_COST)).rejects.toThrow("unknown form");
  });

  // Compares the work instead of the time, which a busy machine would distort.
  it("that is missing costs the derivation of one that is there", async () => {
    await expect(checkStoredPassword(PASSWORD, undefined, { ln: 40, r: 8, p: 1 })).rejects.toThrow();
  });
});
