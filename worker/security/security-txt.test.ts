import { expect, test } from "vitest";
import { securityContact, securityText } from "./security-txt.ts";

test("names the contacts in their order, its last day and its own address", () => {
  const now = Date.parse("2026-11-21T12:34:56.789Z");
  const contacts = ["mailto:security@scores.example", "https://scores.example/report"];
  expect(securityText({ contacts, now, origin: "https://scores.example" })).toBe(
    [
      "Contact: mailto:security@scores.example",
      "Contact: https://scores.example/report",
      "Expires: 2027-05-20T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://scores.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  expect(securityText({ contacts, now, origin: undefined })).not.toContain("Canonical");
});

test.each([
  ["security@scores.example", "mailto:security@scores.example"],
  ["mailto:security@scores.example", "mailto:security@scores.example"],
  ["https://scores.example/report", "https://scores.example/report"],
  ["tel:+55-11-5555", "tel:+55-11-5555"],
  ["http://scores.example/report", undefined],
  ["javascript:alert(1)", undefined],
  ["security", undefined],
  ["", undefined],
])("%j is the contact %s", (text, contact) => expect(securityContact(text)).toBe(contact));
