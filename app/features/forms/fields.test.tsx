import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { markupOf, textsOf } from "~/ui/test-translated";
import { answerForm } from "./answer-form.server.ts";
import { Field } from "./Field.tsx";
import type { FormState } from "./faults.ts";
import { PhoneField } from "./PhoneField.tsx";
import { FormContext } from "./use-sending.ts";

const inForm = (field: ReactElement, state: FormState = {}) =>
  markupOf(<FormContext.Provider value={{ id: "sign-in", ...state }}>{field}</FormContext.Provider>, ["memberForms"]);
const inputOf = (markup: string) => /<input[^>]*>/.exec(markup)?.[0] ?? "";

describe("a field", () => {
  test("has its label, and the value that was typed", () => {
    const markup = inForm(<Field name="nickname" label="Name" />, { values: { nickname: "Som" } });
    expect(markup).toContain('<label for="sign-in-nickname">Name</label>');
    expect(inputOf(markup)).toContain('value="Som"');
    expect(inputOf(markup)).toContain("required");
    expect(inputOf(markup)).not.toMatch(/aria-invalid|aria-describedby/);
  });

  test("says that it is optional", () => {
    const markup = inForm(<Field name="nickname" label="Name" isOptional />);
    expect(markup).toContain("Optional");
    expect(inputOf(markup)).not.toContain("required");
  });

  test("is described by its hint and its fault", () => {
    const hinted = inForm(<Field name="nickname" label="Name" hint="As others see it" />);
    expect(inputOf(hinted)).toContain('aria-describedby="sign-in-nickname-hint"');
    const both = inForm(<Field name="nickname" label="Name" hint="As others see it" />, {
      faults: { nickname: { message: "Taken." } },
    });
    expect(inputOf(both)).toContain('aria-describedby="sign-in-nickname-hint sign-in-nickname-fault"');
    expect(inputOf(both)).toContain('aria-invalid="true"');
    expect(both).toContain('id="sign-in-nickname-fault"');
    expect(textsOf(both, "p")).toEqual(["As others see it", "Taken."]);
  });

  test("has the fault of its own name alone", () => {
    expect(inForm(<Field name="nickname" label="Name" />, { faults: { other: { message: "Taken." } } })).not.toContain(
      "Taken.",
    );
  });
});

describe("a phone number", () => {
  const countries = [
    { callingCode: "66", name: "Thailand" },
    { callingCode: "84", name: "Vietnam" },
  ];
  const phone = (state?: FormState, props: Partial<Parameters<typeof PhoneField>[0]> = {}) =>
    inForm(<PhoneField countries={countries} autoComplete="tel-national" {...props} />, state);

  test("has no country until one is chosen", () => {
    expect(phone()).toContain('<option value="" disabled="" selected="">');
    expect(phone({ values: { callingCode: "84" } })).toContain('<option value="84" selected="">+84 Vietnam</option>');
  });

  test("has a name and label of its own where a form has two", () => {
    expect(phone(undefined, { name: "other", label: "New number" })).toContain(
      '<label for="sign-in-other">New number</label>',
    );
  });

  test("says what is wrong with it", () => {
    const markup = phone({ faults: { phone: { kind: "phone" } } });
    expect(inputOf(markup)).toContain('aria-describedby="sign-in-phone-fault"');
    expect(textsOf(markup, "p")).toEqual(["Please enter a valid phone number."]);
    expect(textsOf(phone(), "p")).toEqual([]);
  });
});

describe("the status of a form's answer", () => {
  test.each<[string, FormState, number, string | null]>([
    ["200 where the form goes on", {}, 200, null],
    ["200 without a fault", { faults: {} }, 200, null],
    ["400 for what was typed", { faults: { phone: { kind: "phone" } } }, 400, null],
    [
      "429 for too many, with the longest wait",
      { faults: { a: { kind: "code", wait: 20 }, b: { kind: "code", wait: 40 } } },
      429,
      "40",
    ],
    ["503 while a service is down", { faults: { form: { kind: "unavailable" } } }, 503, null],
    ["400 for a refusal of the form", { faults: { form: { message: "No." } } }, 400, null],
  ])("is %s", (_name, state, status, retryAfter) => {
    const answer = answerForm(state);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([status, retryAfter]);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
  });

  test("is 429 for a code that was sent a moment ago", () => {
    const answer = answerForm({ faults: { form: { kind: "codeLimit" } } }, { resendAfter: 30 });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "30"]);
  });
});
