import { expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { type Origin, regionOf } from "./hub-sockets.ts";

test.each<[Origin | undefined, string]>([
  [undefined, "weur"],
  [{}, "weur"],
  [{ continent: "AN" }, "weur"],
  [{ continent: "EU", country: "PT" }, "weur"],
  [{ continent: "EU", country: "PL" }, "eeur"],
  [{ continent: "AS", country: "TR" }, "eeur"],
  [{ continent: "AS", country: "AE" }, "me"],
  [{ continent: "AS", country: "IN" }, "apac"],
  [{ continent: "AS", country: "TH" }, "apac-se"],
  [{ continent: "AS", country: "HK" }, "apac-ne"],
  [{ continent: "OC", country: "AU" }, "oc"],
  [{ continent: "AF", country: "NG" }, "afr"],
  [{ continent: "SA", country: "BR" }, "sam"],
  [{ continent: "NA", country: "US", longitude: "-74.0" }, "enam"],
  [{ continent: "NA", country: "US", longitude: "-122.4" }, "wnam"],
  [{ continent: "NA", country: "MX" }, "enam"],
  [{ continent: "SA", country: "CL", longitude: "-109.4" }, "sam"],
])("a visitor of %j is near the hubs of %s", (origin, region) => {
  expect(regionOf(origin)).toBe(region);
});

test("every country of the site outside western Europe and Brazil is placed by its code alone", () => {
  const named = COUNTRIES.map(({ code }) => code).filter((code) => regionOf({ country: code }) !== "weur");
  expect(named).toEqual(["KH", "CN", "HK", "MY", "PH", "SG", "TH", "AE", "VN"]);
});
