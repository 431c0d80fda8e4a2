import { expect, test } from "vitest";
import { favouriteMode, favouriteModeOf } from "./favourite-mode.ts";

test.each([
  [true, false, "save"],
  [true, true, "save"],
  [false, true, "device"],
  [false, false, "tip"],
] as const)("member: %s, guests may: %s", (isMember, guestFavourites, mode) => {
  expect(favouriteMode({ isMember, guestFavourites })).toBe(mode);
});

test.each([
  [{ account: "member" }, "save"],
  [{ account: "guest " }, "tip"],
  [{ account: "guest ", guestFavourites: "" }, "device"],
] as const)("a page whose root has %j", (dataset, mode) => {
  expect(favouriteModeOf({ documentElement: { dataset } } as unknown as Document)).toBe(mode);
});
