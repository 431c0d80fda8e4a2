import { expect, test } from "vitest";
import { startEdge } from "../test-edge.ts";

const PATH = "/.well-known/security.txt";

test("says whom to write to, until when, and that others may keep it for a day", async () => {
  const { get } = startEdge({ env: { SECURITY_CONTACT: "security@scores.example", SITE_HOSTS: "scores.example" } });
  const answer = await get(PATH);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=86400");
  expect(await answer.text()).toBe(
    "Contact: mailto:security@scores.example\nExpires: 2027-05-20T00:00:00Z\nPreferred-Languages: en\n" +
      "Canonical: https://scores.example/.well-known/security.txt\n",
  );
});

test("never repeats a host that may be forged", async () => {
  const { get } = startEdge({ env: { SECURITY_CONTACT: "https://report.example/" } });
  expect(await (await get(PATH)).text()).not.toContain("scores.example");
});

test.each([undefined, "", "nobody"])("is not there where the contact is %j", async (SECURITY_CONTACT) => {
  const { get } = startEdge({ env: { ...(SECURITY_CONTACT !== undefined && { SECURITY_CONTACT }) } });
  expect((await get(PATH)).status).toBe(404);
});
