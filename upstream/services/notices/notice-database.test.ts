import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { databaseAddress, noticeDatabases, noticePlaces } from "./notice-database.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const TOKENS = "https://oauth2.example/token";
const DATABASE = "https://scores.europe-west1.firebasedatabase.app";

let keys: CryptoKeyPair;
let FCM_SERVICE_ACCOUNT: string;
beforeAll(async () => {
  keys = await generateKeyPair("RS256", { extractable: true });
  FCM_SERVICE_ACCOUNT = JSON.stringify({
    project_id: "scores",
    client_email: "push@scores.example",
    private_key: await exportPKCS8(keys.privateKey),
    token_uri: TOKENS,
  });
});

const logged = vi.spyOn(console, "error");
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {});
});

/** Google: issues tokens in sequence, and answers writes with these statuses. */
function service(statuses: number[] = []) {
  let issued = 0;
  return vi.fn(async (url: string, _init: RequestInit) => {
    if (url !== TOKENS) return new Response(null, { status: statuses.shift() ?? 204 });
    issued += 1;
    return Response.json({ access_token: `token-${issued}`, expires_in: 3_600 });
  });
}

const open = (send: ReturnType<typeof service>, changes = {}) => {
  const env = { ENVIRONMENT: "production", FCM_SERVICE_ACCOUNT, FIREBASE_DATABASE_URL: DATABASE, ...changes };
  return noticeDatabases(() => NOW, send)(env);
};
const writesIn = (send: ReturnType<typeof service>) => send.mock.calls.filter(([url]) => url !== TOKENS);

test("what is written is each member's place as a whole", () => {
  expect(noticePlaces({ ann: "12", ben: "13" })).toEqual({ ann: { latest: "12" }, ben: { latest: "13" } });
});

describe("the database", () => {
  test("is written to in one request, by a token of the account for it alone", async () => {
    const send = service();
    await open(send)?.write({ ann: "12", ben: "13" });
    const [[url, init] = []] = writesIn(send);
    expect(url).toBe(`${DATABASE}/notifications.json?print=silent`);
    expect(init).toMatchObject({ method: "PATCH", body: '{"ann":{"latest":"12"},"ben":{"latest":"13"}}' });
    expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer token-1");
    const form = send.mock.calls[0]?.[1].body as URLSearchParams;
    const currentDate = new Date(NOW);
    const { payload } = await jwtVerify(form.get("assertion") ?? "", keys.publicKey, { currentDate });
    expect(payload.scope).toContain("https://www.googleapis.com/auth/firebase.database");
    expect(logged).not.toHaveBeenCalled();
  });

  test("that refuses a token gets another the next time", async () => {
    const send = service([401, 204]);
    const database = open(send);
    await expect(database?.write({ ann: "1" })).rejects.toThrow("status 401");
    await database?.write({ ann: "2" });
    const tokens = writesIn(send).map(([, { headers }]) => new Headers(headers).get("Authorization"));
    expect(tokens).toEqual(["Bearer token-1", "Bearer token-2"]);
  });

  test.each([302, 404, 500])("that answers %i has not taken it", async (status) => {
    await expect(open(service([status]))?.write({ ann: "1" })).rejects.toThrow(`status ${status}`);
  });

  test.each([
    ["no address", { FIREBASE_DATABASE_URL: "" }],
    ["no account", { FCM_SERVICE_ACCOUNT: "" }],
  ])("is none with %s", (_, changes) => {
    expect(open(service(), changes)).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ["an account that is none", { FCM_SERVICE_ACCOUNT: "-----BEGIN PRIVATE KEY" }],
    ["an address without encryption", { FIREBASE_DATABASE_URL: "http://database.example" }],
    ["an address that is none", { FIREBASE_DATABASE_URL: "database" }],
  ])("is none with %s, and the log says so without a secret", (_, changes) => {
    expect(open(service(), changes)).toBeUndefined();
    expect(logged.mock.calls.join()).toContain("notice_database_not_written");
    expect(logged.mock.calls.join()).not.toContain("BEGIN");
  });
});

test.each([
  ["https://database.example/", false, "https://database.example"],
  ["http://127.0.0.1:9000", true, "http://127.0.0.1:9000"],
])("%s (local: %s) is %s", (address, isLocal, expected) => {
  expect(databaseAddress(address, isLocal)).toBe(expected);
});
