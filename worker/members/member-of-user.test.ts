import { expect, test } from "vitest";
import type { UserInfo } from "#contract/domain/members";
import { memberOfUser } from "./session.ts";

const USER: UserInfo = {
  username: "u1",
  nickname: "Somchai7",
  hasPassword: true,
  notificationFlag: false,
  walkthroughFlag: false,
  identities: [],
};

test.each([
  [undefined, "01"],
  ["avatar/07.svg", "07"],
  ["https://storage.example/img/avatar/12.svg", "12"],
  ["https://profile.line-scdn.example/abc", "01"],
  ["avatar/123.svg", "01"],
])("the picture %s is shown as %s", (profilePicture, avatar) => {
  expect(memberOfUser({ ...USER, ...(profilePicture !== undefined && { profilePicture }) })).toEqual({
    username: "u1",
    nickname: "Somchai7",
    avatar,
  });
});

test("country, language and view go along, nothing else does", () => {
  const user: UserInfo = {
    ...USER,
    preferredCountry: "TH",
    preferredLanguage: "th",
    preferredView: "compact",
    phoneMasked: "+66 •••• 5678",
  };
  expect(memberOfUser(user)).toMatchObject({ country: "TH", language: "th", view: "compact" });
  expect(memberOfUser(user)).not.toHaveProperty("phoneMasked");
});
