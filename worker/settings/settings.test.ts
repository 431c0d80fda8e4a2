import { afterEach, expect, test, vi } from "vitest";
import type { Env } from "../platform/env.ts";
import { decideRefusal, type Settings, settingsOf } from "./settings.ts";

afterEach(() => vi.restoreAllMocks());
const env = (variables: Partial<Env>) => ({ ENVIRONMENT: "local", ...variables }) as Env;

const SESSION_KEYS = `a:${"A".repeat(43)}`;

test.each<[Partial<Env>, string | undefined]>([
  [{ ENVIRONMENT: "production", SESSION_KEYS }, undefined],
  [{ ENVIRONMENT: "production", SESSION_KEYS, NOW: "" }, undefined],
  [{ ENVIRONMENT: "production" }, "SESSION_KEYS is not set"],
  [{ SESSION_KEYS: "short" }, "key 1 of SESSION_KEYS is not id:key with 32 bytes in Base64url"],
  [{}, undefined],
  [{ ENVIRONMENT: "production", NOW: "2022-11-25T12:00:00Z" }, "NOW set where ENVIRONMENT is not local"],
  [
    { ENVIRONMENT: "production", CLOCK_SPEED: "1", DEV_TOKEN: "x" },
    "CLOCK_SPEED, DEV_TOKEN set where ENVIRONMENT is not local",
  ],
  [
    { ENVIRONMENT: "production", SESSION_KEYS, FIREBASE_EMULATOR_URL: "http://127.0.0.1:9099" },
    "FIREBASE_EMULATOR_URL set where ENVIRONMENT is not local",
  ],
  [{ ENVIRONMENT: "Local", DEV_TOKEN: "x" }, "DEV_TOKEN set where ENVIRONMENT is not local"],
  [{ NOW: "2022-11-25T12:00:00Z", CLOCK_SPEED: "60", DEV_TOKEN: "x" }, undefined],
  [{ NOW: "soon" }, "NOW=soon is not an instant; write it like 2022-11-25T12:00:00Z"],
  [{ CLOCK_SPEED: "fast" }, "CLOCK_SPEED=fast is not a number of seconds a second"],
  [
    { ENVIRONMENT: "production", SESSION_KEYS, BOTCHECK_PROVIDER: "off" },
    "BOTCHECK_PROVIDER=off where ENVIRONMENT is not local",
  ],
  [
    {
      ENVIRONMENT: "production",
      SESSION_KEYS,
      BOTCHECK_PROVIDER: "turnstile",
      BOTCHECK_SITE_KEY: "1x00000000000000000000AA",
      BOTCHECK_SECRET: "1x0000000000000000000000000000000AA",
    },
    "test keys of a bot check set where ENVIRONMENT is not local",
  ],
  [{ BOTCHECK_PROVIDER: "off" }, undefined],
  [{ BOTCHECK_PROVIDER: "captcha" }, "BOTCHECK_PROVIDER=captcha is none of turnstile, recaptcha, embedded, off"],
])("%j is refused as %j", (variables, reason) => {
  expect(decideRefusal(env(variables))).toBe(reason);
});

test("the providers whose sign-in is configured are offered", () => {
  expect(settingsOf(env({ ZALO_CLIENT_ID: "zalo-1" })).config.signInProviders).toEqual(["zalo"]);
});

const FIREBASE = { FIREBASE_API_KEY: "key-1", FIREBASE_PROJECT_ID: "scores" };
const PROJECT = { apiKey: "key-1", projectId: "scores", authDomain: "scores.firebaseapp.com" };
const EMULATOR = "http://127.0.0.1:9099";

test.each<[Partial<Env>, Settings["firebase"]]>([
  [{}, undefined],
  [{ FIREBASE_API_KEY: "key-1" }, undefined],
  [{ FIREBASE_PROJECT_ID: "scores", FIREBASE_EMULATOR_URL: EMULATOR }, undefined],
  [FIREBASE, PROJECT],
  [
    { ...FIREBASE, FIREBASE_AUTH_DOMAIN: "sign.example" },
    { ...PROJECT, authDomain: "sign.example" },
  ],
  [
    { ...FIREBASE, FIREBASE_EMULATOR_URL: `${EMULATOR}/` },
    { ...PROJECT, emulatorUrl: EMULATOR },
  ],
])("%j: phone sign-in by %j", (variables, project) => {
  expect(settingsOf(env(variables)).firebase).toEqual(project);
});

test("pages get the public part of a bot check", () => {
  const { config } = settingsOf(
    env({ BOTCHECK_PROVIDER: "recaptcha", BOTCHECK_SITE_KEY: "site", BOTCHECK_SECRET: "hidden" }),
  );
  const scriptUrl = "https://www.google.com/recaptcha/api.js?render=explicit";
  expect(config.botCheck).toEqual({ provider: "recaptcha", siteKey: "site", scriptUrl });
});

test.each([
  [{}, undefined],
  [{ BOTCHECK_PROVIDER: "off" }, { provider: "off" }],
])("with %j pages learn of bot checks: %j", (variables, botCheck) => {
  expect(settingsOf(env(variables)).config.botCheck).toEqual(botCheck);
});

test.each([
  ["standard", "standard"],
  ["specified", undefined],
  ["STANDARD", "standard"],
])("PASSWORD_POLICY %s: forms ask by %s", (PASSWORD_POLICY, name) => {
  expect(settingsOf(env({ PASSWORD_POLICY })).config.passwordPolicy).toBe(name);
});

test("pages credit the services of the listed suppliers", () => {
  expect(settingsOf(env({ SUPPLIERS: "openligadb, api-football, nobody" })).config.suppliers).toEqual([
    "OpenLigaDB",
    "API-Football",
  ]);
});

test("what is not configured has no entry", () => {
  const { config, defaultLocale, defaultCountry } = settingsOf(env({}));
  expect(config).toEqual({ storageBaseUrl: "/storage", socials: {}, apps: {} });
  expect([defaultLocale, defaultCountry]).toEqual(["en", "BR"]);
});

test.each<[Partial<Env>, Partial<Settings>]>([
  [{ DEFAULT_LOCALE: "xx" }, { defaultLocale: "en" }],
  [{ DEFAULT_COUNTRY: "brazil" }, { defaultCountry: "BR" }],
  [{ ODDS_HIDDEN: "true" }, { hidesPrices: true }],
  [{ NEWSLETTER: "yes" }, {}],
  [{ PASSWORD_POLICY: "strong" }, { config: expect.objectContaining({ passwordPolicy: "standard" }) }],
  [{ SUPPLIERS: "apifootball" }, {}],
  [{ HSTS_PRELOAD: "1" }, {}],
])("%j cannot be read, which is logged once, and settings are %j", (variables, expected) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(settingsOf(env(variables))).toMatchObject(expected);
  expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { event: "configuration_failed", name: Object.keys(variables)[0], reason: expect.any(String) },
  ]);
});

test("a country is read in either case", () => {
  expect(settingsOf(env({ DEFAULT_COUNTRY: "th" })).defaultCountry).toBe("TH");
});

test("web addresses are kept without a last slash, anything else is left out and logged", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { config, policy } = settingsOf(
    env({
      STORAGE_BASE_URL: "https://storage.example/img/",
      SOCIAL_FACEBOOK: "https://facebook.example/us",
      SOCIAL_LINE: "javascript:alert(1)",
      SOCIAL_TIKTOK: "tiktok",
    }),
  );
  expect(config.storageBaseUrl).toBe("https://storage.example/img");
  expect(config.socials).toEqual({ facebook: "https://facebook.example/us" });
  expect(policy("n")).toContain("img-src 'self' data: https://storage.example;");
  expect(logged).toHaveBeenCalledTimes(2);
});

test("prices are shown everywhere except in an operator's countries", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(settingsOf(env({})).showsPricesIn("TH")).toBe(true);
  const { showsPricesIn } = settingsOf(env({ ODDS_OFF_COUNTRIES: "th, VN,Laos", DEFAULT_COUNTRY: "VN" }));
  expect(["TH", "VN", "BR", undefined].map(showsPricesIn)).toEqual([false, false, true, false]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test.each([
  ["BRAZIL_FRAME_URL", "brazilFrameUrl"],
  ["FANTASY_LOGOUT_URL", "fantasyLogOutUrl"],
] as const)("a page to embed (%s) is framed from its host alone, and has to be https", (name, entry) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const embedded = settingsOf(env({ [name]: "https://scores.example/brazil?theme=light" }));
  expect(embedded.config[entry]).toBe("https://scores.example/brazil?theme=light");
  expect(embedded.policy("n")).toMatch(/frame-src [^;]*https:\/\/scores\.example[ ;]/);
  const refused = settingsOf(env({ [name]: "http://scores.example/brazil" }));
  expect(refused.config).not.toHaveProperty(entry);
  expect(refused.policy("n")).not.toContain("scores.example");
  expect(logged).toHaveBeenCalledTimes(1);
});

test.each([
  ["https://fantasy.example/enter", "https://fantasy.example/enter"],
  ["http://127.0.0.1:8787/fantasy/enter", "http://127.0.0.1:8787/fantasy/enter"],
  ["http://127.0.0.1.example/enter", undefined],
  ["http://fantasy.example/enter", undefined],
])("members are handed over at %s: %s", (FANTASY_ENTER_URL, address) => {
  vi.spyOn(console, "error").mockReturnValue();
  const { config, policy } = settingsOf(env({ FANTASY_ENTER_URL }));
  expect(config.fantasyEnterUrl).toBe(address);
  // Only the handoff page may send a form there.
  expect(policy("n")).toContain("form-action 'self'; ");
  if (address?.startsWith("http:"))
    expect(settingsOf(env({ FANTASY_ENTER_URL, ENVIRONMENT: "production" })).config).not.toHaveProperty(
      "fantasyEnterUrl",
    );
});

test("a log-out page on this machine is framed from its origin", () => {
  const { policy } = settingsOf(env({ FANTASY_LOGOUT_URL: "http://127.0.0.1:8787/fantasy/logout" }));
  expect(policy("n")).toMatch(/frame-src [^;]* http:\/\/127\.0\.0\.1:8787;/);
});

test("livestreams come from the hosts that the operator names", () => {
  expect(settingsOf(env({})).config).not.toHaveProperty("liveVideoHosts");
  const { config, policy } = settingsOf(env({ LIVE_VIDEO_HOSTS: "video.example" }));
  expect(config.liveVideoHosts).toEqual(["video.example"]);
  expect(policy("n")).toContain("media-src 'self' https://video.example;");
});

test("live trackers are framed from the hosts that the operator names, and from those alone", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(settingsOf(env({})).config).not.toHaveProperty("trackerHosts");
  const { config, policy } = settingsOf(env({ TRACKER_HOSTS: "Live.example, other.example:8443 https://wrong/ *" }));
  expect(config.trackerHosts).toEqual(["live.example", "other.example:8443"]);
  expect(policy("n")).toMatch(/frame-src [^;]*https:\/\/live\.example https:\/\/other\.example:8443;/);
  expect(logged).toHaveBeenCalledTimes(1);
});

test.each([
  [undefined, undefined],
  ["off", undefined],
  ["on", true],
  ["ON", true],
])("GUEST_FAVOURITES=%s lets guests have favourites: %s", (GUEST_FAVOURITES, expected) => {
  expect(settingsOf(env({ GUEST_FAVOURITES })).config.guestFavourites).toBe(expected);
});
