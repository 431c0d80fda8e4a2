import { expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { shareTargets } from "./share-links.ts";

const shared = { url: "https://scores.example/th/football/x/y/a-vs-b/1", text: "A & B" };
const URL_ENCODED = "https%3A%2F%2Fscores.example%2Fth%2Ffootball%2Fx%2Fy%2Fa-vs-b%2F1";

const hrefOf = (name: string): string | undefined =>
  shareTargets("en", shared).find((target) => target.name === name)?.href;

test.each([
  ["Facebook", `https://www.facebook.com/sharer/sharer.php?u=${URL_ENCODED}`],
  ["X", `https://twitter.com/intent/tweet?url=${URL_ENCODED}&text=A%20%26%20B`],
  ["LINE", `https://social-plugins.line.me/lineit/share?url=${URL_ENCODED}`],
  ["WhatsApp", `https://wa.me/?text=A%20%26%20B%20${URL_ENCODED}`],
  ["Telegram", `https://t.me/share/url?url=${URL_ENCODED}&text=A%20%26%20B`],
])("%s gets the page's address", (name, href) => {
  expect(hrefOf(name)).toBe(href);
});

test("Zalo gets it as its own button does", () => {
  const payload = new URL(hrefOf("Zalo") ?? "").searchParams.get("d") ?? "";
  expect(JSON.parse(atob(decodeURIComponent(payload)))).toEqual({ url: shared.url });
});

test("an address in letters of any script can be sent", () => {
  const url = "https://scores.example/kh/football/ខ្មែរ";
  const zalo = shareTargets("kh", { url, text: "ខ្មែរ" }).find(({ name }) => name === "Zalo");
  expect(zalo?.href).toMatch(/^[\x21-\x7e]+$/);
});

test.each(LOCALES.map(({ code }) => code))("every network once in %s", (code) => {
  expect(
    shareTargets(code, shared)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(["Facebook", "LINE", "Telegram", "WhatsApp", "X", "Zalo"]);
});

test("the networks of a language's fans come first", () => {
  expect([shareTargets("th", shared)[0]?.name, shareTargets("vn", shared)[0]?.name]).toEqual(["LINE", "Zalo"]);
});
