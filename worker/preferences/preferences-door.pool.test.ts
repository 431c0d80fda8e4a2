import { describe, expect, test } from "vitest";
import { HOME, ORIGIN, startEdge } from "../test-edge.ts";

const FORM = "application/x-www-form-urlencoded";

describe("a form of preferences", () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    startEdge().get("/preferences", {
      method: "POST",
      body,
      headers: { "Content-Type": FORM, Origin: ORIGIN, ...headers },
    });

  test("is remembered and leads back", async () => {
    const response = await send(`theme=dark&saving=on&back=${encodeURIComponent(`${HOME}?date=2026-11-21`)}`);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${HOME}?date=2026-11-21`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.getSetCookie()).toEqual([
      "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
      "saving=on; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    ]);
  });

  test("goes against a browser that asks to save", async () => {
    const response = await send("saving=off&back=/", { "Save-Data": "on" });
    expect(response.headers.getSetCookie()).toEqual(["saving=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]);
  });

  test.each([
    ["of another site", "theme=dark&back=/", { Origin: "https://other.example" }, 403],
    ["with a way back to another site", "theme=dark&back=//other.example", {}, 400],
    ["without a choice", "back=/", {}, 400],
    ["in another encoding", "{}", { "Content-Type": "application/json" }, 400],
  ] as const)("%s is refused with a page and changes nothing", async (_case, body, headers, status) => {
    const response = await send(body, { Cookie: "locale=th", ...headers });
    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain('lang="th"');
  });

  test("is not read by an address", async () => {
    const response = await startEdge().get("/preferences?theme=dark&back=/");
    expect(response.status).toBe(302);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
