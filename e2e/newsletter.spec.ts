import type { Page } from "playwright/test";
import { freshAddress } from "./outbox.ts";
import { untilHydrated } from "./page-ready.ts";
import { readTranslations } from "./translations.ts";
import { axeFindings, expect, site, test } from "./watched-page.ts";

const words = readTranslations<typeof import("../locales/en/newsletter.json")>("en", "newsletter");
const forms = readTranslations<typeof import("../locales/en/memberForms.json")>("en", "memberForms");

interface Mail {
  email: string;
  text: string;
  headers: Record<string, string>;
}

// Each test has its own network.
test.use({ allowedStatuses: [400] });
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ "CF-Connecting-IP": freshAddress() }));

const main = (page: Page) => page.getByRole("main");
const card = (page: Page) => page.getByRole("complementary", { name: words.card.title });

const newAddress = (): string => `fan-${Math.random().toString(36).slice(2)}@club.example`;

/** The mail to an address, once it has arrived. */
async function mailTo({ request }: Page, email: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const { mails } = (await (await request.get(site("/__outbox/messages.json"))).json()) as { mails: Mail[] };
      found = mails.find((mail) => mail.email === email);
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

/** The link in a mail, on the test's site. */
function linkIn(text: string): string {
  const [link = ""] = /https?:\/\/\S+\/newsletter\/\S+\?token=[^\s>]+/.exec(text) ?? [];
  const { pathname, search } = new URL(link);
  return site(pathname + search);
}

test("with script a reader subscribes on the newsletter's page, once the form is right", async ({ page }) => {
  await page.goto(site("/en/newsletter?sport=basketball"));
  await untilHydrated(page);
  const field = main(page).getByRole("textbox", { name: words.email });
  await field.fill("fan@club");
  await main(page).getByRole("button", { name: words.subscribe, exact: true }).click();
  await expect(main(page).getByText(forms.fault.email)).toBeVisible();
  await expect(field).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  const email = newAddress();
  await field.fill(email);
  await main(page).getByRole("button", { name: words.subscribe, exact: true }).click();
  await expect(main(page).getByRole("status")).toHaveText(words.note.sent);
  const { text, headers } = await mailTo(page, email);
  for (const [link = "", button] of [
    [text, words.confirm.button],
    [headers["List-Unsubscribe"], words.unsubscribe.button],
  ] as const) {
    await page.goto(linkIn(link));
    await expect(main(page).getByRole("button", { name: button, exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader subscribes below the news, confirms by a press, and leaves again", async ({ page, request }) => {
    const email = newAddress();
    await page.goto(site("/en/news"));
    await card(page).getByRole("textbox", { name: words.email }).fill(email);
    await card(page).getByRole("button", { name: words.subscribe }).click();
    await expect(page).toHaveURL(site("/en/newsletter?is=sent"));
    await expect(main(page).getByRole("status")).toHaveText(words.note.sent);

    const { text, headers } = await mailTo(page, email);
    await page.goto(linkIn(text));
    await main(page).getByRole("button", { name: words.confirm.button, exact: true }).click();
    await expect(main(page).getByRole("status")).toHaveText(words.note.confirmed);

    const away = linkIn(headers["List-Unsubscribe"] ?? "");
    await page.goto(away);
    await expect(page).toHaveURL(/\/en\/newsletter\/unsubscribe\?token=/);
    await main(page).getByRole("button", { name: words.unsubscribe.button, exact: true }).click();
    await expect(main(page).getByRole("status")).toHaveText(words.note.unsubscribed);

    const form = { "List-Unsubscribe": "One-Click" };
    expect((await request.post(away, { form })).status()).toBe(200);
    await page.goto(linkIn(text));
    await main(page).getByRole("button", { name: words.confirm.button, exact: true }).click();
    await expect(main(page).getByRole("alert")).toBeVisible();
  });
});
