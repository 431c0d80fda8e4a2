import { defineConfig } from "playwright/test";
process.env.E2E_SITE ??= "http://127.0.0.1:8700";
export default defineConfig({ testDir: import.meta.dirname, testMatch: "calendar.spec.ts", outputDir: "/tmp/cal-e2e", workers: 1, timeout: 60000, expect: { timeout: 8000 }, reporter: [["list"]],
 use: { browserName: "chromium", viewport: { width: 390, height: 844 }, serviceWorkers: "block", launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-quic"] } } });
