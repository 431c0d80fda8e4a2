import type { Page } from "playwright/test";
import { startFirebaseSite } from "./firebase-site.ts";
import { FIREBASE_PROJECT } from "./firebase-stand-in.ts";
import { STAR } from "./list-classes.ts";
import { goal, standInForNotices } from "./notice-stand-in.ts";
import { codeFor, freshAddress, freshNumber } from "./outbox.ts";
import { untilHydrated } from "./page-ready.ts";
import { freshName, PASSWORD, signUp, skipWalkthrough } from "./sign-up.ts";
import { readTranslations } from "./translations.ts";
import { axeFindings, expect, test } from "./watched-page.ts";

const sign = readTranslations<typeof import("../locales/en/sign.json")>("en", "sign");
const forms = readTranslations<typeof import("../locales/en/memberForms.json")>("en", "memberForms");
const notices = readTranslations<typeof import("../locales/en/notices.json")>("en", "notices");

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

let started: Awaited<ReturnType<typeof startFirebaseSite>>;

// One site for all tests of this file.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  started = await startFirebaseSite();
});
test.beforeEach(({ context }) => started.database.attach(context));
test.afterAll(() => started.end());

// Refused forms are 400, at Firebase as here.
test.use({ allowedStatuses: [400], extraHTTPHeaders: { "CF-Connecting-IP": freshAddress() } });

/** The latest code that Firebase "sent" to a number. */
async function firebaseCode(page: Page, phone: string): Promise<string> {
  const list = `${started.firebase}/emulator/v1/projects/${FIREBASE_PROJECT}/verificationCodes`;
  const { verificationCodes } = (await (await page.request.get(list)).json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? "";
}

/** As on another device: a page that still knew the session would find it expired, and reload. */
async function forgetSession(page: Page): Promise<void> {
  // This address has no script that would store the record again.
  await page.goto(started.address("/robots.txt"));
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** The first step of a form, once its script runs. */
async function askForCode(page: Page, path: string, national: string): Promise<void> {
  await page.goto(started.address(path));
  await expect(main(page).locator("input[name=sender]")).toHaveValue("firebase");
  await main(page).locator("select[name=callingCode]").selectOption("66");
  await main(page).locator("input[name=phone]").fill(national);
  await button(page, sign.send).click();
  await expect(field(page, forms.code.label)).toBeFocused();
}

/** The second step of sign-up. */
async function fillMember(page: Page, name: string): Promise<void> {
  await field(page, forms.password.label).fill(PASSWORD);
  await field(page, forms.password.confirm).fill(PASSWORD);
  await field(page, forms.nickname.label).fill(name);
  await main(page).getByRole("checkbox").check();
}

test("Firebase's code signs up, signs in and allows a new password; its SDK comes with the first code", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const { national, e164 } = freshNumber();
  await page.goto(started.address("/en/signup"));
  await untilHydrated(page);
  expect(scripts.filter((address) => address.includes("phone-codes"))).toEqual([]);
  await askForCode(page, "/en/signup", national);
  expect(scripts.filter((address) => address.includes("phone-codes"))).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);

  const name = freshName();
  const right = await firebaseCode(page, e164);
  await field(page, forms.code.label).fill(right === "000000" ? "000001" : "000000");
  await fillMember(page, name);
  await button(page, sign.signUp.submit).click();
  await expect(field(page, forms.code.label)).toBeFocused();
  await expect(main(page).getByText(forms.fault.code)).toBeVisible();
  await expect(field(page, forms.nickname.label)).toHaveValue(name);

  await field(page, forms.code.label).fill(right);
  await button(page, sign.signUp.submit).click();
  await expect(page).toHaveURL(started.address("/en/football/matches"));
  await expect(page.locator("html")).toHaveAttribute("data-account", /^member/);

  await forgetSession(page);
  await askForCode(page, "/en/signin?method=code&callBackUrl=%2Fen%2Fnews", national);
  await field(page, forms.code.label).fill(await firebaseCode(page, e164));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(started.address("/en/news"));

  await forgetSession(page);
  await askForCode(page, "/en/forgetpassword", national);
  await field(page, forms.code.label).fill(await firebaseCode(page, e164));
  await button(page, sign.forgot.next).click();
  await field(page, forms.password.new).fill(`${PASSWORD}New`);
  await field(page, forms.password.confirm).fill(`${PASSWORD}New`);
  await button(page, sign.forgot.save).click();
  await expect(page).toHaveURL(started.address("/en/football/matches"));
  await expect(page.locator("html")).toHaveAttribute("data-account", /^member/);
});

test("a number of no member is refused beside it, once Firebase has shown whose it is", async ({ page }) => {
  const { national, e164 } = freshNumber();
  await askForCode(page, "/en/signin?method=code", national);
  await field(page, forms.code.label).fill(await firebaseCode(page, e164));
  await button(page, sign.signIn.submit).click();
  await expect(main(page).locator("input[name=phone][aria-invalid=true]")).toBeFocused();
  // It stays in the form: the code has been used up.
  await expect(main(page).locator("input[name=idToken]")).toHaveValue(/^[\w-]+\.[\w-]+\.$/);
});

test.describe("where Firebase cannot be had", () => {
  test.use({ expectedFaults: /sendVerificationCode|ERR_FAILED/ });

  test("the form says so, and the supplier sends the code of the next try", async ({ page }) => {
    const { national, e164 } = freshNumber();
    await page.route(/accounts:sendVerificationCode/, (route) => route.abort());
    await page.goto(started.address("/en/signin?method=code"));
    await expect(main(page).locator("input[name=sender]")).toHaveValue("firebase");
    await main(page).locator("select[name=callingCode]").selectOption("66");
    await main(page).locator("input[name=phone]").fill(national);
    await button(page, sign.send).click();
    await expect(main(page).getByRole("alert")).toHaveText(forms.fault.unsent);
    await button(page, sign.send).click();
    await expect(field(page, forms.code.label)).toBeFocused();
    await expect(main(page).locator("input[name=sender]")).toHaveValue("supplier");
    expect(await firebaseCode(page, e164)).toBe("");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the supplier sends the code", async ({ page, request }) => {
    const { national, e164 } = freshNumber();
    await page.goto(started.address("/en/signup"));
    await main(page).locator("select[name=callingCode]").selectOption("66");
    await main(page).locator("input[name=phone]").fill(national);
    await button(page, sign.send).click();
    await expect(main(page).locator("input[name=code]")).toBeVisible();
    expect(await codeFor(request, e164, 1, started.address)).toMatch(/^\d{6}$/);
  });
});

test.describe("notices", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("come by Firebase's database; a cut line loses none and brings none twice", async ({ page }) => {
    const { database } = started;
    await page.clock.install();
    const { national, e164 } = freshNumber();
    await skipWalkthrough(page);
    await askForCode(page, "/en/signup", national);
    await field(page, forms.code.label).fill(await firebaseCode(page, e164));
    await fillMember(page, freshName());
    await button(page, sign.signUp.submit).click();
    await expect(page).toHaveURL(started.address("/en/football/matches"));

    const upstream = await standInForNotices(page, []);
    // Without a link to a match, whose page hovering would prefetch.
    const happen = (id: number) => upstream.rows.push(goal(id, "", { redirectDetails: "" }));
    const document = await page.reload();
    const origin = new URL(started.firebase).host;
    const connections = `connect-src 'self' http://${origin} ws://${origin};`;
    expect(document?.headers()["content-security-policy"]).toContain(connections);
    await expect.poll(() => database.listeners()).toHaveLength(1);
    // Notices of the first reading are not new.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("notices-latest"))).toBe("0");
    const [username = ""] = database.listeners();

    const popups = page.getByRole("region", { name: notices.popups }).getByRole("listitem");
    // Time stands still until the pointer is on it: nothing goes while it is there.
    await page.clock.setFixedTime(Date.now());
    happen(1);
    database.write(username, "1");
    await expect(popups).toHaveText([/Goal 1/]);
    await popups.first().hover();
    await page.clock.setSystemTime(Date.now());

    await database.cut();
    // Only one of them was written to the database.
    happen(2);
    happen(3);
    database.write(username, "2");
    await expect.poll(() => database.listeners()).toEqual([username]);
    await expect(popups).toHaveCount(3);
    happen(4);
    database.write(username, "4");
    await expect(popups).toHaveCount(4);
    expect((await popups.allInnerTexts()).map((text) => /Goal \d/.exec(text)?.[0]).sort()).toEqual([
      "Goal 1",
      "Goal 2",
      "Goal 3",
      "Goal 4",
    ]);
  });
});

test("where guests have favourites, a star stays on the device and is the member's once they have signed up", async ({
  page,
}) => {
  await page.goto(started.address("/en/football/matches"));
  const id = (await page.locator(`#list ${STAR}`).first().getAttribute("value")) ?? "";
  const star = page.locator(`#list ${STAR}[value="${id}"]`);
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#login-tip")).toBeHidden();
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");

  await signUp(page, "en", started.address);
  const matchIds = async () => {
    const answer = await page.request.get(started.address("/api/fav/keys?locale=en"));
    const { result } = (await answer.json()) as { result: { data: { sportType: number; matchIds: string[] }[] } };
    return result.data.find(({ sportType }) => sportType === 0)?.matchIds;
  };
  await expect.poll(matchIds).toEqual([id]);
});

test("guests may ask Firebase on pages that send codes alone", async ({ request }) => {
  const origin = started.firebase;
  const policyOf = async (path: string) =>
    (await request.get(started.address(path))).headers()["content-security-policy"];
  for (const path of ["/en/signup", "/en/signin", "/en/forgetpassword"])
    expect(await policyOf(path)).toContain(`connect-src 'self' ${origin};`);
  for (const path of ["/en/football/matches", "/en/settings", "/en/terms"])
    expect(await policyOf(path)).toContain("connect-src 'self';");
});
