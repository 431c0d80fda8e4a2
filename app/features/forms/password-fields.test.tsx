import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { translatorOf } from "~/i18n/translator";
import { PasswordField } from "./PasswordField.tsx";
import { FormContext } from "./use-sending.ts";

test.each(["current-password", "new-password"] as const)(
  "a %s is masked, helped by the browser, may be pasted, and is never written into a page",
  (autoComplete) => {
    const typed = { id: "form", values: { password: "Abcdefg12" } };
    const markup = renderToStaticMarkup(
      <I18nextProvider i18n={translatorOf("en", ["memberForms"])}>
        <FormContext.Provider value={typed}>
          <PasswordField name="password" label="Password" autoComplete={autoComplete} />
        </FormContext.Provider>
      </I18nextProvider>,
    );
    const [input = ""] = /<input[^>]*>/.exec(markup) ?? [];
    expect(input).toContain('type="password"');
    expect(input).toContain(`autoComplete="${autoComplete}"`);
    expect(input).not.toMatch(/maxlength|onpaste|readonly/i);
    expect(markup).not.toContain(typed.values.password);
  },
);
