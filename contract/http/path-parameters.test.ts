import { expect, it } from "vitest";
import { fillPath, pathParameters, routePath } from "./path-parameters.ts";

it.each([
  ["/match/info", "/match/info", {}],
  ["/match/info", "/match/stat", undefined],
  ["/last/{side}", "/last/home", { side: "home" }],
  ["/last/{side}", "/last/", undefined],
  ["/last/{side}", "/last/home/away", undefined],
  ["/basketball/last/{side}", "/last/home", undefined],
  ["/a.b/{x}", "/axb/1", undefined],
])("%s read from %s gives %j", (path, address, parameters) => {
  const found = pathParameters(path, address);
  expect(found && { ...found }).toEqual(parameters);
});

it("fills places and leaves the rest for the query", () => {
  expect(
    fillPath("/last/{side}", [
      ["matchId", "1"],
      ["side", "a/b"],
    ]),
  ).toEqual({ path: "/last/a%2Fb", rest: [["matchId", "1"]] });
  expect(fillPath("/match/info", [["matchId", "1"]])).toEqual({ path: "/match/info", rest: [["matchId", "1"]] });
});

it("is written as routers want it", () => {
  expect(routePath("/basketball/last/{side}")).toBe("/basketball/last/:side");
});
