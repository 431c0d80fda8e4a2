// Both are made by Remix: the first while it is being developed, the second by `npm run build`.
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
declare module "*/build/server/index.js" {
  export * from "@remix-run/dev/server-build";
}
