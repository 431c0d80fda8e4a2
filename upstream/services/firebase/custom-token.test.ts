import { decodeJwt, exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { customToken } from "./service-account.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const ACCOUNT = { project: "scores", email: "push@scores.example", tokenUri: "https://oauth2.example/token" };

test("a member's token says who they are to Firebase alone, for minutes", async () => {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const account = { ...ACCOUNT, privateKey: await exportPKCS8(privateKey) };
  const token = await customToken({ account, username: "abc", now: NOW });
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, { currentDate: new Date(NOW) });
  expect(protectedHeader).toEqual({ alg: "RS256", typ: "JWT" });
  expect(payload).toEqual({
    iss: "push@scores.example",
    sub: "push@scores.example",
    aud: "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit",
    uid: "abc",
    iat: NOW / 1000,
    exp: NOW / 1000 + 300,
  });
  const later = decodeJwt(await customToken({ account, username: "abc", now: NOW + 60_999 }));
  expect(later.iat).toBe(NOW / 1000 + 60);
});

test("without a key there is none", async () => {
  await expect(
    customToken({ account: { ...ACCOUNT, privateKey: "no key" }, username: "a", now: NOW }),
  ).rejects.toThrow();
});
