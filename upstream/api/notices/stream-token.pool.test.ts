import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../store/test-database.ts";
import { bindings, startMembers } from "../members/test-members.ts";

const { call, join, clock } = startMembers();

beforeAll(() => migrate(bindings.DB));

describe("listening at Firebase's database", () => {
  const account = async () => {
    const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
    const file = { project_id: "p", client_email: "a@p.example", token_uri: "https://oauth2.example/token" };
    const FCM_SERVICE_ACCOUNT = JSON.stringify({ ...file, private_key: await exportPKCS8(privateKey) });
    const settings = { FCM_SERVICE_ACCOUNT, FIREBASE_DATABASE_URL: "https://p.firebaseio.com" };
    return { settings, publicKey };
  };

  it("is by a token for the member of the session, which nobody else gets", async () => {
    const { settings, publicKey } = await account();
    const { token, user } = await join();
    const { value } = await call("notificationStreamToken", { username: "other" }, { token, settings });
    const checked = await jwtVerify(value.customToken ?? "", publicKey, { currentDate: new Date(clock.now) });
    expect(checked.payload).toMatchObject({ uid: user.username, iss: "a@p.example" });
    await call("logout", {}, { token });
    for (const given of [{ token }, {}])
      expect(await call("notificationStreamToken", {}, { ...given, settings })).toMatchObject({
        refusal: "sessionInvalid",
      });
  });

  it.each(["FCM_SERVICE_ACCOUNT", "FIREBASE_DATABASE_URL"])("is not offered without %s", async (name) => {
    const { settings } = await account();
    const { token } = await join();
    const given = { ...settings, [name]: "" };
    expect((await call("notificationStreamToken", {}, { token, settings: given })).value).toEqual({});
  });
});
