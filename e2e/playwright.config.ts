import path from "node:path";
import { defineConfig } from "playwright/test";

/** These move the clock of one shared site: one at a time. */
const CLOCKED = /(?:live(-\w+)?|match-(?:phases|imported|replay|centre|head|shots))\.spec\.ts/;
/** Checks what the others leave behind. */
const LAST = /memory\.spec\.ts/;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.resolve(import.meta.dirname, "../test-results"),
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than cores, since pages often wait; the clocked project is one of them.
  workers: 3,
  // Tests wait for conditions: only one that never comes lasts as long.
  timeout: 360_000,
  // Background work of a page is delayed on a busy machine.
  expect: { timeout: 60_000 },
  projects: [
    { name: "clock", testMatch: CLOCKED, workers: 1 },
    { name: "site", testMatch: /\.spec\.ts$/, testIgnore: [CLOCKED, LAST] },
    { name: "memory", testMatch: LAST, dependencies: ["clock", "site"] },
  ],
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    viewport: { width: 390, height: 844 },
    // The zone of the country that the edge assumes here, so that pages need no correction (zone.spec.ts).
    timezoneId: "America/Sao_Paulo",
    // The tests watch a page's requests; only those of the service worker let it intercept them.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
