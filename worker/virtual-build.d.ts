// Made by Remix's Vite plugin while the app is being developed.
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
