import { expect, test } from "vitest";
import { decideCountry } from "./decide-place.ts";

test.each([
  ["header and request.cf agree", { header: "VN", cf: "VN" }, { country: "VN", isCfBelieved: true }],
  ["header alone", { header: "TH", cf: undefined }, { country: "TH", isCfBelieved: true }],
  ["request.cf alone", { header: undefined, cf: "KH" }, { country: "KH", isCfBelieved: true }],
  [
    "they differ: the header, nothing of request.cf",
    { header: "VN", cf: "US" },
    { country: "VN", isCfBelieved: false },
  ],
  ["neither", { header: undefined, cf: undefined }, { country: undefined, isCfBelieved: true }],
  ["XX is unknown", { header: "XX", cf: "XX" }, { country: undefined, isCfBelieved: true }],
  [
    "an unknown header does not fall back on request.cf",
    { header: "XX", cf: "US" },
    { country: undefined, isCfBelieved: false },
  ],
  ["Tor is unknown", { header: "T1", cf: "T1" }, { country: undefined, isCfBelieved: true }],
  ["lower case", { header: "vn", cf: "VN" }, { country: "VN", isCfBelieved: true }],
  ["not a code", { header: "Vietnam", cf: "VN" }, { country: undefined, isCfBelieved: false }],
  ["no country's code", { header: "ZZ", cf: "ZZ" }, { country: undefined, isCfBelieved: true }],
  ["empty header", { header: "", cf: "VN" }, { country: undefined, isCfBelieved: false }],
])("deployed, %s", (_case, facts, decision) => {
  expect(decideCountry({ ...facts, isCfPlaceholder: false })).toEqual(decision);
});

test.each([
  ["the placeholder is not believed", { header: undefined, cf: "US" }, undefined],
  ["the header is", { header: "VN", cf: "US" }, "VN"],
  ["nor when both say the same", { header: "US", cf: "US" }, "US"],
])("locally, %s", (_case, facts, country) => {
  expect(decideCountry({ ...facts, isCfPlaceholder: true })).toEqual({ country, isCfBelieved: false });
});
