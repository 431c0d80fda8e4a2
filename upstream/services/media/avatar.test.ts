import { expect, it } from "vitest";
import { AVATAR_IDS } from "#contract/tables/avatars";
import { avatarPicture, numberedAvatar } from "./avatar.ts";

it("every picture to choose is a drawing of its own", () => {
  const pictures = AVATAR_IDS.map(avatarPicture);
  expect(new Set(pictures).size).toBe(12);
  for (const picture of pictures)
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=.*<\/svg>$/);
});

it.each([
  ["00", true],
  ["01", true],
  ["12", true],
  ["13", false],
  ["1", false],
  ["", false],
])("there is a picture with the number %j: %s", (number, isThere) => {
  expect(numberedAvatar(number) !== undefined).toBe(isThere);
});
