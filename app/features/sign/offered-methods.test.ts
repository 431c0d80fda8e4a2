import { expect, test } from "vitest";
import type { Provider, SignInMethod, SignUpMethod } from "#contract/domain/members";
import {
  type FirebaseOffer,
  firebaseOffer,
  linkableProviders,
  offeredForms,
  offeredProviders,
} from "./offered-methods.ts";

test.each<[SignInMethod[], string | null, string[], string]>([
  [["password", "code"], null, ["password", "code"], "password"],
  [["code", "password"], "code", ["password", "code"], "code"],
  [["password"], "code", ["password"], "password"],
  [["code"], null, ["code"], "code"],
  [["code"], "password", ["code"], "code"],
  [["password", "code"], "line", ["password", "code"], "password"],
  [["line"], null, ["password"], "password"],
  [[], "code", ["password"], "password"],
])("of %j with %s requested, the forms are %j and %s is shown", (methods, requested, forms, shown) => {
  expect(offeredForms(methods, requested)).toEqual({ forms, shown });
});

test("the form of a code is offered where Firebase alone sends one", () => {
  expect(offeredForms(["password", "firebase"], "code", "only")).toEqual({
    forms: ["password", "code"],
    shown: "code",
  });
  expect(offeredForms(["password", "firebase"], "code").forms).toEqual(["password"]);
});

test.each<[(SignInMethod | SignUpMethod)[], boolean, string | undefined, FirebaseOffer | undefined]>([
  [["password", "code", "firebase"], true, "TH", "first"],
  [["phone", "firebase"], true, undefined, "first"],
  [["password", "firebase"], true, "TH", "only"],
  [["firebase"], true, "CN", "only"],
  [["phone", "firebase"], true, "CN", undefined],
  [["password", "code", "firebase"], false, "TH", undefined],
  [["password", "code"], true, "TH", undefined],
  [[], true, "TH", undefined],
])("of %j, with a project %j, in %s Firebase's codes are %j", (methods, isConfigured, country, offer) => {
  expect(firebaseOffer(methods, { isConfigured, country })).toBe(offer);
});

test.each<[SignInMethod[], Provider[] | undefined, Provider[]]>([
  [["password", "line", "zalo"], undefined, []],
  [
    ["password", "line", "zalo"],
    ["zalo", "line"],
    ["line", "zalo"],
  ],
  [["password", "line"], ["line", "zalo"], ["line"]],
  [["password"], ["line", "zalo"], []],
])("of %j with %j set up, %j are shown", (methods, configured, shown) => {
  expect(offeredProviders(methods, configured)).toEqual(shown);
});

test.each<[Provider[], Provider[], Provider[]]>([
  [["line", "zalo"], [], ["line", "zalo"]],
  [["line", "zalo"], ["line"], ["zalo"]],
  [["line"], ["line", "zalo"], []],
  [[], [], []],
])("of %j with %j linked, %j can be linked", (offered, linked, linkable) => {
  const identities = linked.map((provider) => ({ provider }));
  expect(linkableProviders(offered, identities)).toEqual(linkable);
});
