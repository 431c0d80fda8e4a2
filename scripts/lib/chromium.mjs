import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { BIN, die } from "./project.mjs";
import { runStep } from "./steps.mjs";

// The headless shell comes first: it renders the same pages with a fifth less CPU time.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function onPath(name) {
  try {
    return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function installed() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return NAMES.map(onPath).find(Boolean) ?? MAC.find((file) => fs.existsSync(file)) ?? playwrights();
}

/** Playwright's own browser, if downloaded before. */
function playwrights() {
  const file = createRequire(import.meta.url)("playwright").chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

const attempt = (command, args) => {
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium for tests: an installed one, else Playwright's download, else the distribution's package. Ends the command
 * if none is available: browser tests are never skipped.
 */
export async function requireChromium() {
  const found = installed();
  if (found) return found;
  if (attempt(path.join(BIN, "playwright"), ["install", "chromium"]) && playwrights()) return playwrights();
  if (onPath("apt-get")) {
    const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
    const run = (title, ...args) =>
      runStep(title, command, [...before, ...args], { env: { DEBIAN_FRONTEND: "noninteractive" } });
    await run("Reading the distribution's package list", "update", "-qq");
    const browser = attempt("apt-cache", ["show", "chromium-headless-shell"]) ? "chromium-headless-shell" : "chromium";
    const packages = [browser, "fonts-noto-core", "fonts-noto-cjk"];
    await run("Installing Chromium and fonts", "install", "-y", "-qq", "--no-install-recommends", ...packages);
    const now = installed();
    if (now) return now;
  }
  return die(
    "The browser tests need a Chromium. Install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.",
  );
}
