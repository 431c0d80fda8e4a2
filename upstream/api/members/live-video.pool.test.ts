import { beforeAll, expect, it } from "vitest";
import { migrate } from "../../store/test-database.ts";
import { bindings, startMembers } from "./test-members.ts";

const settings = { LIVE_VIDEO_URL: "https://video.example/sevens/{id}.m3u8" };
const { call, join } = startMembers();

beforeAll(() => migrate(bindings.DB));

it.each([
  ["a camera", "202611", settings, "https://video.example/sevens/202611.m3u8"],
  ["no camera", "202641", settings, undefined],
  ["a camera where no films are", "202611", {}, undefined],
])("of %s a member learns where its film is", async (_, videoId, given, url) => {
  const { token } = await join();
  const answer = await call("sevensLiveVideoUrl", { videoId }, { token, settings: given });
  expect(answer.value).toBe(url);
});

it("a guest learns nothing", async () => {
  const answer = await call("sevensLiveVideoUrl", { videoId: "202611" }, { settings });
  expect(answer.refusal).toBe("sessionInvalid");
  expect(answer.text).not.toContain("video.example");
});
