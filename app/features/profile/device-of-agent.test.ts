import { expect, test } from "vitest";
import { deviceOfAgent } from "./device-of-agent.ts";

const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${KIT} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${KIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`Mozilla/5.0 (Linux; Android 13) ${KIT} Chrome/120.0 Mobile Safari/537.36 Line/14.1.0/IAB`, "LINE", "Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPad",
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} coc_coc_browser/130.0 Chrome/124.0 Safari/537.36`, "Cốc Cốc", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "Mac",
  ],
])("%s", (agent, browser, system) => {
  expect(deviceOfAgent(agent)).toEqual({ browser, system });
});

test.each([undefined, "", "curl/8.5.0", "Mozilla/5.0 (PlayStation 5) AppleWebKit/605.1.15", "Chrome/131.0"])(
  "%j is no device that we know",
  (agent) => {
    expect(deviceOfAgent(agent)).toBeUndefined();
  },
);
