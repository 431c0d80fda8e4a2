import { renderToReadableStream } from "react-dom/server.browser";
import { I18nextProvider, useTranslation } from "react-i18next";
import { beforeEach, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { Memoised, MemoisedPartsContext } from "./Memoised.tsx";
import { memoisedParts } from "./memoised-parts.server.tsx";

let times = 0;
beforeEach(() => {
  times = 0;
});

function Greeting({ name }: { name: string }) {
  const { t } = useTranslation("common");
  times += 1;
  return (
    <>
      {t("skipToContent")} <b title={name}>{name}</b> {name.length}
    </>
  );
}

/** Renders a document and counts how often its part was rendered. */
async function render(locale: LocaleCode, name: string, hydrates = false): Promise<{ markup: string; times: number }> {
  const i18n = translatorOf(locale);
  const before = times;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <MemoisedPartsContext.Provider value={hydrates ? undefined : memoisedParts(i18n)}>
        <Memoised as="nav" className="x" of={Greeting} props={{ name }} />
      </MemoisedPartsContext.Provider>
    </I18nextProvider>,
  );
  return { markup: await new Response(stream).text(), times: times - before };
}

test("a part is rendered once, within the document's own rendering", async () => {
  const name = "Đà Nẵng & <Co>";
  const first = await render("en", name);
  expect(first.markup).toMatch(/^<nav class="x">[^<]+ <b title="Đà Nẵng &amp; &lt;Co&gt;">.*<\/b> 14<\/nav>$/);
  expect(first.times).toBe(1);
  expect(await render("en", name)).toEqual({ markup: first.markup, times: 0 });
});

test("a page that hydrates has what React needs to take the part over", async () => {
  await render("en", "both");
  const { markup, times: rendered } = await render("en", "both", true);
  expect(markup).toMatch(/^<nav class="x">[^<]+<!-- --> <b title="both">both<\/b> <!-- -->4<\/nav>$/);
  expect(rendered).toBe(1);
});

test("another language and other props are other parts", async () => {
  await render("en", "same");
  expect((await render("th", "same")).times).toBe(1);
  const other = await render("en", "other");
  expect(other.times).toBe(1);
  expect(other.markup).toContain("other");
});

test("the oldest parts make room for new ones", async () => {
  await render("en", "pushed out");
  expect((await render("en", "pushed out")).times).toBe(0);
  for (let index = 0; index < 10; index += 1) await render("en", `${index}`.repeat(200_000));
  expect((await render("en", "pushed out")).times).toBe(1);
});
