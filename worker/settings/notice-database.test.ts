import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { NoticeDatabase } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";
import { policiesFor, settingsOf } from "./settings.ts";

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockReset().mockReturnValue());
afterAll(() => logged.mockRestore());

const URL_GIVEN = "https://scores-default-rtdb.firebaseio.com";
const PROJECT = { FIREBASE_API_KEY: "key-1", FIREBASE_PROJECT_ID: "scores" };
const FULL = { ...PROJECT, REALTIME_PROVIDER: "firebase-rtdb", FIREBASE_DATABASE_URL: URL_GIVEN };
const DATABASE = { apiKey: "key-1", projectId: "scores", url: URL_GIVEN };

const settingsWith = (variables: Partial<Env>) => settingsOf({ ENVIRONMENT: "local", ...variables } as Env);

describe("where members listen", () => {
  test.each<[Partial<Env>, NoticeDatabase | undefined]>([
    [FULL, DATABASE],
    [{ ...FULL, REALTIME_PROVIDER: "Firebase-RTDB", FIREBASE_DATABASE_URL: `${URL_GIVEN}/` }, DATABASE],
    [
      { ...FULL, FIREBASE_DATABASE_URL: "http://127.0.0.1:9000", FIREBASE_EMULATOR_URL: "http://127.0.0.1:9099" },
      { ...DATABASE, url: "http://127.0.0.1:9000", emulatorUrl: "http://127.0.0.1:9099" },
    ],
    [{ ...FULL, REALTIME_PROVIDER: "embedded" }, undefined],
    [{ ...PROJECT, FIREBASE_DATABASE_URL: URL_GIVEN }, undefined],
  ])("with %j: %j", (variables, database) => {
    expect(settingsWith(variables).config.noticeDatabase).toEqual(database);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each<[string, Partial<Env>]>([
    ["no key", { FIREBASE_API_KEY: "" }],
    ["no database", { FIREBASE_DATABASE_URL: "" }],
    ["a part of a database", { FIREBASE_DATABASE_URL: `${URL_GIVEN}/notifications` }],
    ["a database without encryption", { ENVIRONMENT: "production", FIREBASE_DATABASE_URL: "http://database.example" }],
  ])("%s is none, and logged", (_, changes) => {
    expect(settingsWith({ ...FULL, ...changes }).config.noticeDatabase).toBeUndefined();
    expect(logged.mock.calls.join()).toContain('"name":"REALTIME_PROVIDER"');
  });
});

describe("the policy", () => {
  const connections = (policy: (nonce: string) => string) => /connect-src [^;]*/.exec(policy("n"))?.[0];
  const OF_GUESTS = "connect-src 'self'";

  test("of members' pages names the database and Firebase's sign-in, that of guests' pages does not", () => {
    const settings = settingsWith(FULL);
    const [member, guest] = [policiesFor(settings, {}), policiesFor(settings, undefined)];
    for (const policy of [member.policy, member.hydratedPolicy]) {
      expect(connections(policy)).toContain("wss://*.firebaseio.com");
      expect(connections(policy)).toContain("https://identitytoolkit.googleapis.com");
    }
    for (const policy of [guest.policy, guest.hydratedPolicy]) expect(connections(policy)).toBe(OF_GUESTS);
  });

  test("is the same for both with another provider", () => {
    const settings = settingsWith({ ...FULL, REALTIME_PROVIDER: "none" });
    expect(connections(policiesFor(settings, {}).policy)).toBe(OF_GUESTS);
  });
});
