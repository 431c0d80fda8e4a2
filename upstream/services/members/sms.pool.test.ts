import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { bindings, e164, newPhone, startMembers } from "../../api/members/test-members.ts";
import { migrate } from "../../store/test-database.ts";

const TWILIO = {
  ENVIRONMENT: "production",
  SMS_PROVIDER: "twilio",
  SMS_URL: "https://sms.test",
  SMS_ACCOUNT: "AC0123",
  SMS_SECRET: "sms-secret",
  SMS_FROM: "+15005550006",
};
const { app, call, join } = startMembers();

beforeAll(() => migrate(bindings.DB));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A stub that accepts the same as Twilio and answers like it. */
function stub(answer: () => Response) {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    expect(request.method).toBe("POST");
    expect(request.url).toBe("https://sms.test/2010-04-01/Accounts/AC0123/Messages.json");
    expect(request.headers.get("Authorization")).toBe(`Basic ${btoa("AC0123:sms-secret")}`);
    expect(request.headers.get("Content-Type")).toMatch(/^application\/x-www-form-urlencoded/);
    sent.push(Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))));
    return answer();
  });
  return sent;
}

describe("SMS by an HTTP API", () => {
  it("is one message with number, sender and code", async () => {
    const sent = stub(() => Response.json({ sid: "SM1", status: "queued" }, { status: 201 }));
    const phone = newPhone();
    const writeDataPoint = vi.fn();
    const settings = { ...TWILIO, FIGURES: { writeDataPoint } };
    expect((await call("getWSUP", phone, { settings })).refusal).toBeUndefined();
    expect(sent).toEqual([{ To: e164(phone), From: "+15005550006", Body: expect.stringMatching(/^\d{6} is your/) }]);
    expect(writeDataPoint).toHaveBeenCalledExactlyOnceWith({ indexes: ["sms"], blobs: ["TH"], doubles: [1, 0] });
  });

  it.each([
    ["refuses", () => Response.json({ code: 21_211, message: "Invalid 'To'" }, { status: 400 })],
    [
      "is down",
      () => {
        throw new TypeError("connection refused");
      },
    ],
  ])("that %s is told to who signs up, and not to who signs in", async (_, answer) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { phone } = await join();
    stub(answer);
    const fresh = newPhone();
    expect((await call("getWSUP", fresh, { settings: TWILIO })).refusal).toBe("codeNotSent");
    const known = await call("getWLGP", phone, { settings: TWILIO });
    expect(known.text).toBe((await call("getWLGP", newPhone(), { settings: TWILIO })).text);
    const lines = JSON.stringify(log.mock.calls);
    expect(lines).toContain("sms_failed");
    expect(lines).not.toContain(e164(fresh));
  });
});

describe("the outbox", () => {
  const open = (path: string, ENVIRONMENT = "local") => app.request(path, {}, { ...bindings, ENVIRONMENT });

  it("shows what was sent, to people and as JSON", async () => {
    const phone = newPhone();
    await call("getWSUP", { ...phone, lang: "km_KH" });
    const { messages } = await (await open("/dev/outbox/messages.json")).json<{
      messages: { phone: string; text: string }[];
    }>();
    expect(messages[0]).toMatchObject({ phone: e164(phone), text: expect.stringContaining("លេខកូដ OTP") });
    const page = await open("/dev/outbox");
    expect(page.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
    expect(await page.text()).toContain(e164(phone));
  });

  it("is not there in production", async () => {
    for (const environment of ["production", ""])
      for (const path of ["/dev/outbox", "/dev/outbox/messages.json"])
        expect((await open(path, environment)).status).toBe(404);
  });
});
