// Made by `npm run build`, beside the app's build: what a kept page is found by must not load the app.
export * from "../build/server/version.js";
