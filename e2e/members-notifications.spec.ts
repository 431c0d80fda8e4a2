import type { BrowserContext, CDPSession, Page, Worker } from "playwright/test";
import { STAR } from "./list-classes.ts";
import { untilHydrated } from "./page-ready.ts";
import { sampleAddress } from "./page-samples.ts";
import { signUp } from "./sign-up.ts";
import { readTranslations } from "./translations.ts";
import { atSite, axeFindings, expect, site, test } from "./watched-page.ts";

const alerts = readTranslations<typeof import("../locales/en/alerts.json")>("en", "alerts");
const forms = readTranslations<typeof import("../locales/en/memberForms.json")>("en", "memberForms");
const menu = readTranslations<typeof import("../locales/en/accountMenu.json")>("en", "accountMenu");

const PAGE = "/en/account/notifications";
const main = (page: Page) => page.getByRole("main");
const box = (page: Page, name: string) => main(page).getByRole("checkbox", { name, exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: alerts.save }).last().click();

/** Whether a person sees the middle of an element in the window. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test.describe("settings", () => {
  // A refused form is 400.
  test.use({ allowedStatuses: [400] });

  test("are saved and shown again, with script and without, and what is wrong is said in place", async ({
    page,
    browser,
  }) => {
    await signUp(page);
    await page.goto(site(PAGE));
    await untilHydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    const status = main(page).getByRole("status").first();
    await expect(status).toHaveText(forms.saveNow.rule);
    expect(await status.evaluate(isOnTop), "what becomes of a choice is in view").toBe(true);
    await expect(main(page).getByRole("button", { name: alerts.save })).toBeHidden();
    await box(page, alerts.kinds.redCard).uncheck();
    await expect(status).toHaveText(forms.saveNow.saved);
    await main(page).getByRole("radio", { name: "15 minutes before" }).check();
    await expect(status).toHaveText(forms.saveNow.saved);
    await main(page).getByLabel(alerts.quiet.from).fill("23:00");
    await page.keyboard.press("Tab");
    await expect(status).toHaveText(forms.fault.quietHours);
    expect(await axeFindings(page)).toEqual([]);
    await save(page);
    await expect(main(page).getByText(forms.fault.quietHours).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expect(box(page, alerts.kinds.redCard)).not.toBeChecked();
    await main(page).getByLabel(alerts.quiet.to, { exact: true }).fill("07:30");
    await page.keyboard.press("Tab");
    await expect(status).toHaveText(forms.saveNow.saved);

    const state = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
    const reader = await plain.newPage();
    await reader.goto(site(PAGE));
    await expect(box(reader, alerts.kinds.redCard)).not.toBeChecked();
    await expect(main(reader).getByRole("radio", { name: "15 minutes before" })).toBeChecked();
    await expect(main(reader).getByLabel(alerts.quiet.to, { exact: true })).toHaveValue("07:30");
    await expect(main(reader).locator("noscript p")).toBeVisible();
    await box(reader, alerts.spoilers).check();
    await save(reader);
    await expect(reader).toHaveURL(site(`${PAGE}?saved=alerts`));
    await expect(box(reader, alerts.spoilers)).toBeChecked();
    await plain.close();
  });

  test("of one team are reached from its page once it is followed", async ({ page }) => {
    await signUp(page);
    const row = { path: "/football/team/:teamName/:teamKey/overview", query: [] };
    await page.goto(site(`/en${await sampleAddress(atSite(page.request), row)}`));
    const head = page.locator("main header");
    const name = (await head.getByRole("heading").textContent()) ?? "";
    const bell = head.getByRole("link", { name: `Notifications for ${name}` });
    const star = head.locator(STAR);
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await expect(bell).toBeHidden();
    const before = await star.boundingBox();
    await star.click();
    await expect(bell).toBeVisible();
    expect(await star.boundingBox()).toEqual(before);
    await expect(page.locator("#toasts")).toContainText("added to favourites");
    await bell.click();
    await untilHydrated(page);
    await expect(main(page).getByRole("heading", { name, level: 2 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const address = page.url();
    await main(page).getByRole("radio", { name: alerts.thing.own }).check();
    await box(page, alerts.kinds.halfTime).uncheck();
    // Nobody waits for a word: both choices outlive the page, though the second may be stored after the next one is read.
    await expect(async () => {
      await page.goto(address);
      expect(await main(page).getByRole("radio", { name: alerts.thing.own }).isChecked()).toBe(true);
      expect(await box(page, alerts.kinds.halfTime).isChecked()).toBe(false);
    }).toPass();
    await expect(box(page, alerts.kinds.goal)).toBeChecked();
  });
});

const ENDPOINT = "http://127.0.0.1:9/push";

/** A browser whose push service is this test, and whose user allows notifications when asked. */
const stubPushService = (context: BrowserContext) =>
  context.addInitScript((endpoint) => {
    const keys = {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem("test-subscription");
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("test-subscription", "1");
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem("test-subscription") ? subscription : null;
    const answer = () => (localStorage.getItem("test-permission") ?? "default") as NotificationPermission;
    Object.defineProperty(Notification, "permission", { get: answer });
    Notification.requestPermission = async () => {
      localStorage.setItem("test-permission", "granted");
      return answer();
    };
  }, ENDPOINT);

/** Makes the browser deliver pushes to the site's service worker. */
async function pushTo(page: Page): Promise<(note: object | string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  return async (note) => {
    const data = typeof note === "string" ? note : JSON.stringify(note);
    await session.send("ServiceWorker.deliverPushMessage", { origin: site(""), registrationId, data });
  };
}

interface WorkerScope {
  shown: { title: string; body?: string; tag?: string; renotify?: boolean; data: unknown }[];
  clients: { openWindow(url: string): Promise<void> };
  registration: { showNotification(title: string, options: object): Promise<void> };
}

/**
 * A headless browser shows no notifications, and opens a window only on a user's press: records what the worker wants
 * to show, one per tag, as a browser would.
 */
const noteShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options: { tag?: string; data?: unknown }) => {
      const others = scope.shown.filter(({ tag }) => tag === undefined || tag !== options.tag);
      scope.shown = [...others, { title, data: undefined, ...options }];
    };
  });

const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);

/** The address that pressing a notification opens. */
const press = (worker: Worker, at: number) =>
  worker.evaluate((index) => {
    const scope = globalThis as unknown as WorkerScope;
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (address) => resolve(address);
      const notification = { close: () => {}, data: scope.shown[index]?.data };
      dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => {} }));
    });
  }, at);

test.describe("push", () => {
  test.use({ serviceWorkers: "allow", viewport: { width: 1280, height: 800 } });

  test("is turned on by a press, shows what happens, leads to the match, and ends with the session", async ({
    page,
    context,
  }) => {
    await stubPushService(context);
    await signUp(page);
    await page.goto(site(PAGE));
    const status = main(page).getByRole("status").last();
    await expect(status).toHaveText(alerts.push.off);
    const subscribed = page.waitForRequest("**/api/notification/push/subscribe");
    await main(page).getByRole("button", { name: alerts.push.turnOn }).click();
    expect((await subscribed).postData()).toContain(encodeURIComponent(ENDPOINT));
    await expect(status).toHaveText(alerts.push.on);
    await expect(main(page).getByRole("button", { name: alerts.push.turnOff })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error("no service worker");
    await noteShown(worker);
    const push = await pushTo(page);
    const url = "/en/football/england/premier-league/arsenal-vs-chelsea/9001";
    const goal = { title: "Goal", body: "Arsenal 1–0 Chelsea", tag: "9001:goal-1", url, lang: "en" };
    await push(goal);
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: "Goal", tag: "9001:goal-1", renotify: false }]);
    await push({ ...goal, title: "Goal overturned", body: "Arsenal 0–0 Chelsea", isCorrection: true });
    const overturned = { title: "Goal overturned", tag: "9001:goal-1", renotify: true };
    await expect.poll(() => shownBy(worker)).toMatchObject([overturned]);
    await push("no JSON");
    await expect.poll(() => shownBy(worker)).toMatchObject([overturned, { title: "Matchlight" }]);
    expect(await press(worker, 0)).toBe(site(url));

    await main(page).getByRole("button", { name: menu.logOut }).click();
    await expect(page.locator("html")).toHaveAttribute("data-account", /^guest/);
    const left = await page.evaluate(() => [localStorage.getItem("test-subscription"), localStorage.getItem("push")]);
    expect(left).toEqual([null, null]);
  });
});
