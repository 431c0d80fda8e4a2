import { afterEach, expect, test, vi } from "vitest";
import type { Env } from "./env.ts";
import { decideRefusal, settingsOf } from "./settings.ts";

afterEach(() => vi.restoreAllMocks());
const env = (variables: Partial<Env>) => ({ ENVIRONMENT: "local", ...variables }) as Env;

test.each<[Partial<Env>, string | undefined]>([
  [{ ENVIRONMENT: "production" }, undefined],
  [{ ENVIRONMENT: "production", NOW: "" }, undefined],
  [{ ENVIRONMENT: "production", NOW: "2022-11-25T12:00:00Z" }, "NOW set where ENVIRONMENT is not local"],
  [
    { ENVIRONMENT: "production", CLOCK_SPEED: "1", DEV_TOKEN: "x" },
    "CLOCK_SPEED, DEV_TOKEN set where ENVIRONMENT is not local",
  ],
  [{ ENVIRONMENT: "Local", DEV_TOKEN: "x" }, "DEV_TOKEN set where ENVIRONMENT is not local"],
  [{ NOW: "2022-11-25T12:00:00Z", CLOCK_SPEED: "60", DEV_TOKEN: "x" }, undefined],
  [{ NOW: "soon" }, "NOW=soon is not an instant; write it like 2022-11-25T12:00:00Z"],
  [{ CLOCK_SPEED: "fast" }, "CLOCK_SPEED=fast is not a number of seconds a second"],
])("%j is refused as %j", (variables, reason) => {
  expect(decideRefusal(env(variables))).toBe(reason);
});

test("what is not configured has no entry", () => {
  const { config, defaultLocale, defaultCountry } = settingsOf(env({}));
  expect(config).toEqual({ storageBaseUrl: "/storage", socials: {}, apps: {} });
  expect([defaultLocale, defaultCountry]).toEqual(["en", "BR"]);
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

test("a page to embed is framed from its host alone, and has to be https", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const embedded = settingsOf(env({ BRAZIL_FRAME_URL: "https://scores.example/brazil?theme=light" }));
  expect(embedded.config.brazilFrameUrl).toBe("https://scores.example/brazil?theme=light");
  expect(embedded.policy("n")).toMatch(/frame-src [^;]*https:\/\/scores\.example[ ;]/);
  const refused = settingsOf(env({ BRAZIL_FRAME_URL: "http://scores.example/brazil" }));
  expect(refused.config).not.toHaveProperty("brazilFrameUrl");
  expect(refused.policy("n")).not.toContain("scores.example");
  expect(logged).toHaveBeenCalledTimes(1);
});

test("live trackers are framed from the hosts that the operator names, and from those alone", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(settingsOf(env({})).config).not.toHaveProperty("trackerHosts");
  const { config, policy } = settingsOf(env({ TRACKER_HOSTS: "Live.example, other.example:8443 https://wrong/ *" }));
  expect(config.trackerHosts).toEqual(["live.example", "other.example:8443"]);
  expect(policy("n")).toMatch(/frame-src [^;]*https:\/\/live\.example https:\/\/other\.example:8443;/);
  expect(logged).toHaveBeenCalledTimes(1);
});
