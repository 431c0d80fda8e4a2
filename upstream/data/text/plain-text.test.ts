import { expect, it } from "vitest";
import { plainText, slug } from "./plain-text.ts";

it.each([
  ["São Paulo", "sao paulo", "sao-paulo"],
  ["Beşiktaş", "besiktas", "besiktas"],
  ["Bodø/Glimt", "bodo/glimt", "bodo-glimt"],
  ["Brighton & Hove Albion", "brighton & hove albion", "brighton-and-hove-albion"],
  ["Công An Hà Nội", "cong an ha noi", "cong-an-ha-noi"],
  ["Queen's Park", "queen's park", "queens-park"],
  ["Preußen Münster", "preussen munster", "preussen-munster"],
])("%s in base letters is %s, as a slug %s", (text, plain, address) => {
  expect(plainText(text)).toBe(plain);
  expect(slug(text)).toBe(address);
});
