import { expect, test } from "vitest";
import { videoLink } from "./video-link.ts";

const VIDEO = "https://www.tiktok.com/@fan.club_7/video/7301234567890123456";

test.each([
  [VIDEO, VIDEO],
  [`  ${VIDEO}\n`, VIDEO],
  [`${VIDEO}/`, VIDEO],
  [`${VIDEO}?is_from_webapp=1&sender_device=pc#top`, VIDEO],
  ["https://tiktok.com/@fan.club_7/video/7301234567890123456", VIDEO],
  ["https://m.tiktok.com/@fan.club_7/video/7301234567890123456", VIDEO],
  ["HTTPS://WWW.TIKTOK.COM/@fan.club_7/video/7301234567890123456", VIDEO],
  ["https://www.tiktok.com/@Fan.Club_7/video/7301234567890123456", VIDEO],
  ["https://vm.tiktok.com/ZMabc123x/", "https://vm.tiktok.com/ZMabc123x"],
  ["https://vt.tiktok.com/ZSabc123x", "https://vt.tiktok.com/ZSabc123x"],
  ["https://www.tiktok.com/t/ZTabc123x/", "https://www.tiktok.com/t/ZTabc123x"],
])("%j is kept as %s", (text, link) => {
  expect(videoLink(text)).toBe(link);
});

test.each([
  [""],
  ["tiktok.com/@fan/video/7301234567890123456"],
  ["http://www.tiktok.com/@fan/video/7301234567890123456"],
  ["javascript:alert(1)//www.tiktok.com/@fan/video/7301234567890123456"],
  ["https://www.tiktok.com/@fan"],
  ["https://www.tiktok.com/@fan/photo/7301234567890123456"],
  ["https://www.tiktok.com/@fan/video/73"],
  ["https://www.tiktok.com/foryou"],
  ["https://www.tiktok.com/t/"],
  ["https://vm.tiktok.com/"],
  ["https://vm.tiktok.com/a/b/c"],
  ["https://www.tiktok.com.example.com/@fan/video/7301234567890123456"],
  ["https://example.com/www.tiktok.com/@fan/video/7301234567890123456"],
  ["https://user:secret@www.tiktok.com/@fan/video/7301234567890123456"],
  ["https://www.tiktok.com:8443/@fan/video/7301234567890123456"],
  ["https://xtiktok.com/@fan/video/7301234567890123456"],
  ["https://ads.tiktok.com/@fan/video/7301234567890123456"],
  [`https://www.tiktok.com/@fan/video/7301234567890123456?${"x".repeat(300)}`],
])("%j is no video", (text) => {
  expect(videoLink(text)).toBeUndefined();
});
