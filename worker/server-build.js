// Made by `npm run build`. Behind a declaration of its own, so that types do not depend on whether a build is there.
export * from "../build/server/index.js";
