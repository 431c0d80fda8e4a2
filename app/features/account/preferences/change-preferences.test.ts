import { expect, test } from "vitest";
import { formRequest, noAnswer, outcomeOf, refused, SESSION_OVER, testMember } from "~/features/account/test-account";
import { changePreferences } from "./account-page.server.ts";

const taken = () => null;
const message = (code: number) => [400, { faults: { form: { message: `refused ${code}` } } }];

test.each<[string, Record<string, string>, [country: () => unknown, language: () => unknown], unknown, object[]]>([
  ["a country", { country: "VN" }, [taken, taken], "/vn/account?saved=country", [{ country: "VN", language: "vn" }]],
  ["a language", { language: "en" }, [taken, taken], "/en/account?saved=language", [{ language: "en" }]],
  ["a country that is refused", { country: "VN" }, [() => refused(100_124), taken], message(100_124), [{}]],
  [
    "a country whose language is refused",
    { country: "VN" },
    [taken, () => refused(100_125)],
    message(100_125),
    [{ country: "VN" }],
  ],
  ["no answer", { language: "en" }, [taken, noAnswer], [503, { faults: { form: { kind: "unavailable" } } }], [{}]],
  [
    "a session that is over",
    { language: "en" },
    [taken, () => SESSION_OVER],
    "/th/signin?callBackUrl=%2Fth%2Faccount%2FgoOn&ended=kept",
    [],
  ],
  ["no country of ours", { country: "FR" }, [taken, taken], [400, { faults: { form: { kind: "choice" } } }], []],
  ["nothing", {}, [taken, taken], [400, { faults: { form: { kind: "choice" } } }], []],
])("%s", async (_, fields, [updatePreferredCountry, updatePreferredLanguage], outcome, renewed) => {
  const { context, renewals } = testMember({ updatePreferredCountry, updatePreferredLanguage }, { locale: "th" });
  expect(await outcomeOf(changePreferences(formRequest("/th/account", fields), context))).toEqual(outcome);
  expect(renewals).toEqual(renewed);
});
