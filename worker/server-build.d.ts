export * from "@remix-run/dev/server-build";
