import { renderToReadableStream } from "react-dom/server.browser";
import { I18nextProvider, useTranslation } from "react-i18next";
import { beforeEach, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { Remembered, RememberedPartsContext } from "./Remembered.tsx";
import { rememberedParts } from "./remembered-parts.server.tsx";

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

/** A document, and how often its part was rendered for it. */
async function render(locale: LocaleCode, name: string): Promise<{ markup: string; times: number }> {
  const i18n = translatorOf(locale);
  const parts = rememberedParts(i18n);
  const before = times;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <RememberedPartsContext.Provider value={parts}>
        <Remembered as="nav" className="x" of={Greeting} facts={{ name }} />
      </RememberedPartsContext.Provider>
    </I18nextProvider>,
  );
  const markup = await new Response(stream).text();
  const rendered = times - before;
  await parts.renderMissed();
  return { markup, times: rendered };
}

test("what was asked for twice is remembered, with the bytes of a part that is rendered in its place", async () => {
  const name = "Đà Nẵng & <Co>";
  const first = await render("en", name);
  expect(first.markup).toMatch(
    /^<nav class="x">[^<]+<!-- --> <b title="Đà Nẵng &amp; &lt;Co&gt;">.*<\/b> <!-- -->14<\/nav>$/,
  );
  const { markup } = first;
  expect(await render("en", name)).toEqual({ markup, times: 1 });
  expect(await render("en", name)).toEqual({ markup, times: 0 });
});

test("another language and other facts are other parts", async () => {
  for (let time = 0; time < 3; time += 1) await render("en", "same");
  expect((await render("th", "same")).times).toBe(1);
  const other = await render("en", "other");
  expect(other.times).toBe(1);
  expect(other.markup).toContain("other");
});

test("the oldest parts make room for new ones", async () => {
  for (let time = 0; time < 3; time += 1) await render("en", "pushed out");
  expect((await render("en", "pushed out")).times).toBe(0);
  for (let index = 0; index < 10; index += 1) await render("en", `${index}`.repeat(200_000));
  expect((await render("en", "pushed out")).times).toBe(1);
});
