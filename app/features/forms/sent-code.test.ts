import { expect, test } from "vitest";
import { readSent, sentAt } from "./sent-code.ts";

const NOW = 1_800_000_000_000;
const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("what is sent with a form is read back with what is left of the wait", () => {
  const sent = sentAt({ resendAfter: 60, expiresIn: 300 }, NOW);
  expect(sent).toEqual({ resendAfter: 60, expiresIn: 300, resendAt: NOW + 60_000 });
  const form = formOf({ expiresIn: String(sent.expiresIn), resendAt: String(sent.resendAt) });
  expect(readSent(form, NOW + 20_000)).toEqual({ ...sent, resendAfter: 40 });
  expect(readSent(form, NOW + 90_000)).toEqual({ ...sent, resendAfter: 0 });
});

test.each([
  [{}, { resendAfter: 0 }],
  [{ resendAt: "soon" }, { resendAfter: 0 }],
  [{ resendAt: "-5", expiresIn: "1e9" }, { resendAfter: 0 }],
  [{ resendAt: String(NOW + 10_000_000) }, { resendAfter: 0 }],
])("of %j no more is believed than %j", (fields, sent) => {
  expect(readSent(formOf(fields), NOW)).toEqual(sent);
});
