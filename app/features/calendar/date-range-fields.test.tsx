import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { DateRangeFields } from "./DateRangeFields.tsx";

test.each(LOCALES)("the fields of a range are in a form that works as it stands, in $code", ({ code }) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(code, ["common", "frame", "calendar"])}>
      <DateRangeFields
        action="/x"
        from="2026-10-01"
        min="2023-10-17"
        max="2026-11-17"
        label="Label"
        hidden={{ show: "live", season: undefined }}
      />
    </I18nextProvider>,
  );
  expect(html).toContain('<form class="range" action="/x" data-range="">');
  expect(html).toMatch(
    /type="date" min="2023-10-17" max="2026-11-17" data-opens="[\w-]+" name="from" value="2026-10-01"/,
  );
  expect(html).toContain('data-island="calendar"');
  expect(html).toContain('<input type="hidden" name="show" value="live"/>');
  expect(html).not.toContain("season");
  expect(html).not.toContain("style=");
});
