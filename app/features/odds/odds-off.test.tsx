import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { OddsOff } from "./Price.tsx";

const render = (hiddenPrices: NonNullable<Page["hiddenPrices"]>) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en", ["odds"])}>
      <OddsOff page={{ locale: "en", hiddenPrices }} />
    </I18nextProvider>,
  );

test("prices that a country hides cannot be chosen", () => {
  expect(render("country")).toBe("Odds are not shown in your country.");
});

test.each(["choice", "default"] as const)("prices hidden by %s are a setting away", (hiddenPrices) => {
  expect(render(hiddenPrices)).toContain('<a href="/en/settings">Show them in the settings</a>');
});
