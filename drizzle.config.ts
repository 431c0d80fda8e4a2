import { defineConfig } from "drizzle-kit";

// `npx drizzle-kit generate --name what_changes` writes the next migration; wrangler applies it.
export default defineConfig({
  dialect: "sqlite",
  schema: [
    "./upstream/store/schema.ts",
    "./upstream/announcements/schema.ts",
    "./upstream/members/schema.ts",
    "./upstream/comments/schema.ts",
    "./upstream/contests/schema.ts",
    "./upstream/follow/schema.ts",
    "./upstream/news/schema.ts",
    "./upstream/news/stories/schema.ts",
    "./upstream/mail/schema.ts",
    "./upstream/newsletter/schema.ts",
    "./upstream/notices/schema.ts",
  ],
  out: "./upstream/migrations",
});
