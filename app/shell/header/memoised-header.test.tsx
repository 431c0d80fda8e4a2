import { renderToReadableStream } from "react-dom/server.browser";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { loadAppPanel } from "~/features/app-download/load-app-panel.server";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import { type MemoisedParts, MemoisedPartsContext } from "~/ui/fragments/Memoised";
import { memoisedParts } from "~/ui/fragments/memoised-parts.server";
import { Header } from "./Header.tsx";

async function render(page: Page, parts?: MemoisedParts): Promise<string> {
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={translatorOf(page.locale)}>
      <MemoisedPartsContext.Provider value={parts}>
        <Header page={page} appPanel={loadAppPanel(page)} />
      </MemoisedPartsContext.Provider>
    </I18nextProvider>,
  );
  // React's comments between texts are there for hydration only.
  return (await new Response(stream).text()).replaceAll("<!-- -->", "");
}

const pageWith = (change: Partial<Page>): Page => testPage("en", change);

const apps = (apple: string) => ({ config: { storageBaseUrl: "/storage", socials: {}, apps: { apple } } });

test("a memoised header is the page's own, whatever it is made of", async () => {
  const pages = [
    pageWith({}),
    pageWith(apps("https://one.example/app")),
    pageWith(apps("https://two.example/app")),
    pageWith({ ...apps("https://two.example/app"), origin: "https://other.example" }),
    pageWith({ languages: ["en", "th"] }),
    pageWith({ search: "?date=2026-11-20" }),
    pageWith({ path: "/basketball/matches" }),
  ];
  const expected = await Promise.all(pages.map((page) => render(page)));
  expect(new Set(expected).size).toBe(pages.length);
  for (let time = 0; time < 2; time += 1) {
    for (const [index, page] of pages.entries())
      expect(await render(page, memoisedParts(translatorOf("en")))).toBe(expected[index]);
  }
});
