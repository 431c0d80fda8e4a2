import path from "node:path";
import { defineConfig } from "playwright/test";

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.resolve(import.meta.dirname, "../test-results"),
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    viewport: { width: 390, height: 844 },
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
