import { LOCALES } from "../contract/tables/locales.ts";
import { PAGES, type PageRow } from "../contract/tables/pages/pages.ts";
import { SPORTS } from "../contract/tables/sports.ts";
import { sampleAddress } from "./page-samples.ts";
import { textsOf } from "./page-texts.ts";
import { foreignWords } from "./sport-words.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

/** News pieces are about anything. */
const isPublic = ({ path, isForMembers }: PageRow): boolean => !isForMembers && !path.startsWith("/news");

/** What a page says itself: its title and description, and the texts and labels of its main part. */
function ownTexts(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const attributes = [...main.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(
    ([, text = ""]) => text,
  );
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
  return [title, description, ...textsOf(main), ...attributes];
}

for (const { code: sport } of SPORTS) {
  for (const { code: locale } of LOCALES) {
    test(`no page of ${sport} uses another sport’s words in ${locale}`, async ({ request }) => {
      const pages = PAGES.filter((page) => page.sport === sport && isPublic(page));
      expect(pages.length).toBeGreaterThan(15);
      const found: Record<string, string[]> = {};
      for (const page of pages) {
        const address = `/${locale}${await sampleAddress(atSite(request), page, locale)}`;
        const answer = await request.get(site(address));
        expect([address, answer.status()]).toEqual([address, 200]);
        const words = foreignWords(ownTexts(await answer.text()), sport, locale);
        if (words.length > 0) found[page.name] = words.slice(0, 5);
      }
      expect(found).toEqual({});
    });
  }
}
