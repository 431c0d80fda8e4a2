import { expect, it } from "vitest";
import { loosened } from "./loose-wire.ts";

it.each([
  [[], ""],
  [null, ""],
  [7, "7"],
  [true, "true"],
  ["a", "a"],
  [[{ id: 1 }], { "@id": "1" }],
  [
    [1, 2],
    ["1", "2"],
  ],
  [
    { id: "1", list: [{ n: 0 }], pair: [2, 1], none: null, gone: undefined },
    { "@id": "1", list: { "@n": "0" }, pair: ["2", "1"], "@none": "" },
  ],
])("%j becomes %j", (plain, loose) => {
  expect(loosened(plain)).toEqual(loose);
});
