import path from "node:path";
import { defineConfig } from "playwright/test";

/** They move the clock of one site between them: one at a time. */
const CLOCKED = /(?:live(-\w+)?|match-(?:phases|imported|replay|centre))\.spec\.ts/;
/** What the others leave behind. */
const LAST = /memory\.spec\.ts/;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.resolve(import.meta.dirname, "../test-results"),
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than cores, since a page often waits for something; the one of the clock is among them.
  workers: 3,
  timeout: 180_000,
  // What a page does by itself waits until the machine has nothing else to do.
  expect: { timeout: 30_000 },
  projects: [
    { name: "clock", testMatch: CLOCKED, workers: 1 },
    { name: "site", testMatch: /\.spec\.ts$/, testIgnore: [CLOCKED, LAST] },
    { name: "memory", testMatch: LAST, dependencies: ["clock", "site"] },
  ],
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    viewport: { width: 390, height: 844 },
    // The zone of the country that the edge assumes here, so that pages need not be corrected (zone.spec.ts).
    timezoneId: "America/Sao_Paulo",
    // What a page asks for is what the tests watch; only those of the service worker let it stand between.
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
