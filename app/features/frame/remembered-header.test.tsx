import { renderToReadableStream } from "react-dom/server.browser";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { appPanel } from "~/features/app-download/app-panel.server";
import { translatorOf } from "~/i18n/translator";
import { RememberedPartsContext } from "~/server-markup/Remembered";
import { rememberedParts } from "~/server-markup/remembered-parts.server";
import { Header } from "./Header.tsx";
import type { Page } from "./page.ts";
import { testPage } from "./test-page.ts";

async function render(page: Page, parts?: ReturnType<typeof rememberedParts>): Promise<string> {
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={translatorOf(page.locale)}>
      <RememberedPartsContext.Provider value={parts}>
        <Header page={page} />
      </RememberedPartsContext.Provider>
    </I18nextProvider>,
  );
  const markup = await new Response(stream).text();
  await parts?.renderMissed();
  return markup;
}

/** A page as the root's loader makes it. */
function pageWith(change: Partial<Page>): Page {
  const page = testPage("en", change);
  return { ...page, appPanel: appPanel(page) };
}

const apps = (apple: string) => ({ config: { storageBaseUrl: "/storage", socials: {}, apps: { apple } } });

// The app's panel is no plain data: what it is made of has to be.
test("a remembered header is the page's own, whatever it is made of", async () => {
  const pages = [
    pageWith({}),
    pageWith(apps("https://one.example/app")),
    pageWith(apps("https://two.example/app")),
    pageWith({ ...apps("https://two.example/app"), origin: "https://other.example" }),
    pageWith({ languages: ["en", "th"] }),
    pageWith({ search: "?date=2026-11-20" }),
    pageWith({ savesData: true }),
    pageWith({ path: "/basketball/matches" }),
  ];
  const expected = await Promise.all(pages.map((page) => render(page)));
  expect(new Set(expected).size).toBe(pages.length);
  for (let time = 0; time < 3; time += 1) {
    for (const [index, page] of pages.entries())
      expect(await render(page, rememberedParts(translatorOf("en")))).toBe(expected[index]);
  }
});
