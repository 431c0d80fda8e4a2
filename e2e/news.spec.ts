import { untilScriptRuns } from "./page-ready.ts";
import { sampleAddress } from "./page-samples.ts";
import { WORDS } from "./translations.ts";
import { atSite, expect, site, test } from "./watched-page.ts";

const { news, empty, errors } = WORDS;

const PIECE = { path: "/news/football/:title/:newsId", query: [] };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a fan chooses a sport, reads a piece and goes on in another language", async ({ page }) => {
    await page.goto(site("/en/news"));
    const main = page.getByRole("main");
    await main.getByRole("navigation", { name: news.choose }).getByRole("link", { name: "Basketball" }).click();
    await expect(page).toHaveURL(site("/en/news/basketball"));
    const title = (await main.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
    await main.getByRole("link", { name: title, exact: true }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    const ofPiece = new URL(page.url()).pathname.split("/").at(-1);
    await page.getByRole("contentinfo").getByRole("link", { name: "ไทย" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "th");
    await expect(page).toHaveURL(/\/th\/news\/basketball\/[^/]+\/\d+$/);
    expect(new URL(page.url()).pathname.split("/").at(-1)).not.toBe(ofPiece);
  });

  test("a piece is found by a word of its text, and what is not there is said", async ({ page }) => {
    await page.goto(site("/en/news"));
    const field = page.getByRole("searchbox", { name: news.searchField });
    await field.fill("offside");
    await field.press("Enter");
    await expect(page).toHaveURL(site("/en/news?q=offside"));
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /offside/i })
        .first(),
    ).toBeVisible();
    await field.fill("zzqqxx");
    await field.press("Enter");
    await expect(page.getByText(empty.search)).toBeVisible();
  });
});

test("the contents lead to a section, and the sheet for sharing opens", async ({ page, request }) => {
  await page.goto(site(`/en${await sampleAddress(atSite(request), PIECE)}`));
  await untilScriptRuns(page);
  const link = page.getByRole("navigation", { name: news.contents }).getByRole("link").last();
  await link.click();
  await expect(page.getByRole("heading", { level: 2, name: (await link.textContent()) ?? "" })).toBeInViewport();
  await page.locator("#share-open").click();
  await expect(page.getByRole("region", { name: news.shareTitle })).toBeVisible();
});

test("every address of a piece leads to its own, in one hop", async ({ request }) => {
  const own = `/en${await sampleAddress(atSite(request), PIECE)}`;
  const id = own.split("/").at(-1);
  const hopOf = async (path: string) => {
    const answer = await request.get(site(path), { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await hopOf(`/en/news/all/another-name/${id}`)).toEqual([301, own]);
  expect(await hopOf(`/en/news/another-name/${id}/comments`)).toEqual([301, `${own}#comments`]);
  expect(await hopOf(`/en/news/categories/another-name/1`)).toEqual([301, "/en/news/categories/guides/1"]);
  const [status, location] = await hopOf(`/th/news/football/another-name/${id}`);
  expect([status, location]).toEqual([302, expect.stringMatching(/^\/th\/news\/football\//)]);
});

test("what is no piece is said in the visitor's language, and no draft opens without its signature", async ({
  request,
}) => {
  for (const [path, status, kind] of [
    ["/en/news/football/none/99999999", 404, "notFound"],
    ["/en/news/categories/none/99999999", 404, "notFound"],
    ["/en/news/football/none/1~2", 400, "badRequest"],
    ["/en/news?lastId=1~2", 400, "badRequest"],
    ["/en/news/offside/1/bgsystem-preview", 404, "notFound"],
    [`/en/news/offside/1/bgsystem-preview?expires=4000000000&signature=${"a".repeat(43)}`, 404, "notFound"],
  ] as const) {
    const answer = await request.get(site(path), { maxRedirects: 0 });
    const html = await answer.text();
    expect([path, answer.status()]).toEqual([path, status]);
    expect(html).toContain(errors[kind].title);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.headers()["cache-control"]).toContain("no-store");
  }
});
