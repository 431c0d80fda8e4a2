import type { APIRequestContext, Page, Route } from "playwright/test";
import { findGuide } from "./find-guide.ts";
import { untilHydrated, untilScriptRuns } from "./page-ready.ts";
import { logIn, signUp } from "./sign-up.ts";
import { storeComments } from "./store-comments.ts";
import { readTranslations, WORDS } from "./translations.ts";
import { axeFindings, expect, site, test, watch } from "./watched-page.ts";

// Text must not become a picture either.
test.use({ pictures: true });

const texts = readTranslations<typeof import("../locales/en/comments.json")>("en", "comments");
const { logOut } = readTranslations<typeof import("../locales/en/accountMenu.json")>("en", "accountMenu");
const stars = readTranslations<typeof import("../locales/en/stars.json")>("en", "stars");
const { account } = WORDS.frame;

/** A guide that no other test uses: pages and guests' lists are cached for some seconds. */
async function guide(
  request: APIRequestContext,
  slug: string,
): Promise<{ newsId: string; piece: string; thread: string }> {
  const { newsId } = await findGuide(request, slug);
  return { newsId, piece: `/en/news/${slug}/${newsId}/comments`, thread: `/en/news/comments/${newsId}` };
}

interface Me {
  result: { data: { member: { username: string } } };
}

const section = (page: Page) => page.locator("#comments");
const item = (page: Page, text: string) => section(page).getByRole("listitem").filter({ hasText: text });
const field = (page: Page) => section(page).getByRole("textbox", { name: texts.write });
const heading = (page: Page) => section(page).getByRole("heading", { level: 2 });
const post = (page: Page) => section(page).getByRole("button", { name: texts.post, exact: true });
const freshText = (what: string) => `${what} ${Math.random().toString(36).slice(2, 10)}`;

/** Would be run or loaded if it were not plain text; all are shown at once, as no rule holds them back. */
const NASTY = [
  '"><img src=x onerror=alert(1)>',
  "</textarea></p></li><script src=//evil.example/x.js></script>",
  '<style>@import"//evil.example/x.css"</style>',
];

test("a tab with comments goes along as the member logs out in another tab, and somebody logs in there", async ({
  page,
  context,
}) => {
  const { piece } = await guide(page.request, "offside");
  await signUp(page);
  await page.goto(site(piece));
  await field(page).fill("Half a comment");
  const other = await context.newPage();
  const complaints = watch(other);
  await other.goto(site("/en/account"));
  await other.getByRole("main").getByRole("button", { name: logOut, exact: true }).click();
  await expect(section(page).getByText(texts.prompt).first()).toBeVisible();
  await expect(page.locator("#toasts")).toHaveText(stars.loggedOut);
  await signUp(other);
  await expect(field(page)).toHaveValue("");
  expect(complaints).toEqual([]);
});

test("a comment that somebody was writing as they logged out is there as they log in again, and for nobody else", async ({
  page,
}) => {
  const { piece } = await guide(page.request, "offside");
  const member = await signUp(page);
  await page.goto(site(piece));
  await field(page).fill("Half a comment");
  await page.goto(site("/en/account"));
  // The page notes whose comment it is; pressed before that, the button logs out and forgets everything.
  await untilHydrated(page);
  await page.getByRole("main").getByRole("button", { name: logOut, exact: true }).click();
  await page.goto(site(piece));
  await expect(section(page).getByText(texts.prompt).first()).toBeVisible();
  await expect(section(page).getByText("Half a comment")).toHaveCount(0);
  await page.goto(site("/en/signin?callBackUrl=%2Fen%2Fterms"));
  await logIn(page, member);
  await expect(page).toHaveURL(site("/en/terms"));
  await page.goto(site(piece));
  await expect(field(page)).toHaveValue("Half a comment");
});

test("a member's comment is there at once and after a reload, is liked and replied to, and is deleted", async ({
  page,
}) => {
  const { piece } = await guide(page.request, "cards-and-suspensions");
  await signUp(page);
  await page.goto(site(piece));
  // The island renders it like the server.
  const text = freshText(`<svg onload=alert(1)>`);
  await field(page).fill(text);
  await page.reload();
  // An unposted draft survives the page.
  await expect(field(page)).toHaveValue(text);
  await post(page).click();
  await expect(item(page, text)).toBeFocused();
  await expect(section(page).getByRole("status")).toHaveText(texts.posted);
  await expect(field(page)).toHaveValue("");

  await page.reload();
  const own = item(page, text);
  const like = own.getByRole("button", { name: texts.like }).first();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveText(`${texts.like} 1`);
  const reply = freshText("Second");
  await own.getByRole("button", { name: texts.reply }).click();
  await expect(own.getByRole("textbox")).toBeFocused();
  await own.getByRole("textbox").fill(reply);
  await own.getByRole("button", { name: texts.post, exact: true }).click();
  await expect(item(page, reply).last()).toBeFocused();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, "#comments")).toEqual([]);
  }

  // A removed comment stays as a placeholder because of its reply.
  await own.getByRole("button", { name: texts.delete }).first().click();
  const question = page.getByRole("dialog", { name: texts.deleteQuestion });
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await question.getByRole("button", { name: texts.delete }).click();
  await expect(section(page).getByRole("status")).toHaveText(texts.deleted);
  await expect(item(page, reply).last()).toBeFocused();
  await expect(item(page, texts.removed).filter({ hasText: reply })).toBeVisible();
  await page.reload();
  await expect(item(page, reply).last().getByText(texts.you)).toBeVisible();
  await expect(item(page, text)).toHaveCount(0);
});

test.describe("a member whose changes fail", () => {
  test.use({ expectedFaults: /deleteComment.*net::ERR_FAILED/ });

  test("has all as it was, with the reason; a text stays; a report is sent", async ({ page }) => {
    const { newsId, piece } = await guide(page.request, "champions-league-format");
    await signUp(page);
    const me = (await (await page.request.get(site("/api/me"))).json()) as Me;
    const [theirs, own] = [freshText("Theirs"), freshText("Own")];
    await storeComments(newsId, [{ text: theirs }, { text: own, by: me.result.data.member.username }]);
    await page.goto(site(piece));
    await expect(item(page, own).getByText(texts.you)).toBeVisible();
    const total = Number(/\d+/.exec((await heading(page).textContent()) ?? "")?.[0]);
    const refused: Route[] = [];
    await page.route(/\/api\/news\/(?:add|like|delete)Comment/, (route) => void refused.push(route));
    const refuse = async (how: (route: Route) => Promise<void>) => {
      await expect.poll(() => refused.length).toBe(1);
      for (const route of refused.splice(0)) await how(route);
    };
    const message = "Not now, please.";
    const withMessage = (route: Route) => route.fulfill({ json: { result: { businessCode: 1, message } } });

    const like = item(page, theirs).getByRole("button", { name: texts.like });
    await like.press("Enter");
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await refuse(withMessage);
    await expect(page.locator("#toasts")).toHaveText(message);
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await expect(like).toHaveText(texts.like);

    await item(page, own).getByRole("button", { name: texts.delete }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: texts.delete }).press("Enter");
    await expect(item(page, own)).toHaveCount(0);
    await expect(heading(page)).toHaveText(`${texts.title} (${total - 1})`);
    await refuse((route) => route.abort());
    await expect(page.locator("#toasts")).toHaveText(texts.fault.failed);
    await expect(item(page, own)).toBeVisible();
    await expect(heading(page)).toHaveText(`${texts.title} (${total})`);

    const text = freshText("Refused");
    await field(page).fill(text);
    await post(page).click();
    await expect(item(page, text)).toBeVisible();
    await expect(heading(page)).toHaveText(`${texts.title} (${total + 1})`);
    await refuse(withMessage);
    await expect(section(page).getByText(message)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(text);
    await expect(item(page, text)).toHaveCount(0);

    const report = item(page, theirs).getByRole("button", { name: texts.report });
    await report.press("Enter");
    const question = page.getByRole("dialog", { name: texts.reportQuestion });
    await expect(question.getByRole("radio").first()).toBeChecked();
    expect(await axeFindings(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(report).toBeFocused();
    await report.press("Enter");
    await question.getByRole("radio", { name: texts.reasons.abuse }).check();
    await question.getByRole("button", { name: texts.sendReport }).press("Enter");
    await expect(page.locator("#toasts")).toHaveText(texts.reported);
    await expect(report).toBeFocused();
  });
});

test("a guest has earlier replies in front of those on the page, and more comments behind them", async ({ page }) => {
  const { newsId, piece } = await guide(page.request, "premier-league");
  const name = freshText("Thread");
  const replies = [1, 2, 3, 4, 5].map((at) => `${name}, reply ${at}.`);
  const threads = Array.from({ length: 13 }, (_, at) => ({ text: `${name}, comment ${13 - at}.` }));
  const ids = await storeComments(newsId, [...threads.slice(0, 12), { text: `${name}, comment 1.`, replies }]);
  await page.goto(site(piece));
  const first = section(page).locator(`#comment-${ids[12]}`);
  await expect(first.getByRole("listitem")).toHaveText([/reply 3\./, /reply 4\./, /reply 5\./]);
  await section(page).getByRole("link", { name: /\(2\)/ }).click();
  await expect(first.getByRole("listitem")).toHaveCount(5);
  await expect(first.getByRole("listitem").first()).toHaveText(/reply 1\./);
  await expect(first.getByRole("listitem").first()).toBeFocused();
  await expect(section(page).getByText(`${name}, comment 11.`)).toHaveCount(0);
  await section(page).getByRole("link", { name: texts.more }).press("Enter");
  await expect(section(page).locator(`#comment-${ids[2]}`)).toBeFocused();
  await expect(section(page).getByText(`${name}, comment 13.`)).toBeVisible();
});

test("a guest reads, loads nothing before they touch the comments, and is asked to log in", async ({
  page,
  browser,
}) => {
  const { piece, thread } = await guide(page.request, "var");
  const member = await (await browser.newContext()).newPage();
  const complaints = watch(member);
  await signUp(member);
  const written = NASTY.map(freshText);
  const headers = { Origin: new URL(site("/")).origin };
  for (const text of written) await member.request.post(site(thread), { form: { text }, headers });
  await member.goto(site(thread));
  for (const text of written) await expect(item(member, text)).toBeVisible();
  await section(member)
    .locator("details")
    .evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
  expect(await axeFindings(member)).toEqual([]);
  expect(complaints).toEqual([]);
  await member.context().close();

  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(site(piece));
  await untilScriptRuns(page);
  for (const text of written) await expect(item(page, text)).toBeVisible();
  await expect(page).toHaveURL(/\/news\/\w+\/var\/\d+#comments$/);
  expect(await axeFindings(page, "#comments")).toEqual([]);
  const back = encodeURIComponent(piece);
  await expect(section(page).getByRole("link", { name: account.signUp })).toHaveAttribute(
    "href",
    `/en/signup?callBackUrl=${back}`,
  );
  expect(scripts.filter((url) => url.includes("/island-comments"))).toEqual([]);
  await item(page, written[0]!).getByRole("button", { name: texts.like }).press("Enter");
  const sheet = page.locator("#comments-prompt");
  await expect(sheet.getByRole("link", { name: account.logIn })).toBeVisible();
  await sheet.getByRole("button", { name: WORDS.frame.close }).click();
  await expect(sheet).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a guest reads and is led to sign-in", async ({ page }) => {
    const { thread } = await guide(page.request, "cards-and-suspensions");
    await page.goto(site(thread));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(section(page).getByRole("link", { name: account.logIn })).toHaveAttribute(
      "href",
      `/en/signin?callBackUrl=${encodeURIComponent(thread)}`,
    );
  });
});

test("without JavaScript a member posts, likes and deletes on the page of all comments", async ({ page, browser }) => {
  const { thread } = await guide(page.request, "cards-and-suspensions");
  await signUp(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const reader = await plain.newPage();
  await reader.goto(site(thread));
  const text = freshText("Plain");
  await field(reader).fill(text);
  await post(reader).first().click();
  await expect(reader).toHaveURL(new RegExp(`${thread}#comment-\\d+$`));
  await item(reader, text).getByRole("button", { name: texts.like }).click();
  await expect(item(reader, text).getByRole("button", { name: texts.unlike })).toHaveText(`${texts.unlike} 1`);
  const own = item(reader, text);
  await own.getByText(texts.delete, { exact: true }).first().click();
  await own.getByRole("button", { name: texts.delete }).click();
  await expect(item(reader, text)).toHaveCount(0);
  await plain.close();
});
