import { defineConfig } from "drizzle-kit";

// `npx drizzle-kit generate --name what_changes` writes the next migration; wrangler applies it.
export default defineConfig({
  dialect: "sqlite",
  schema: [
    "./upstream/store/schema.ts",
    "./upstream/store/import-schema.ts",
    "./upstream/suppliers/schema.ts",
    "./upstream/platform/operators/schema.ts",
    "./upstream/services/schema/announcements.ts",
    "./upstream/services/schema/members.ts",
    "./upstream/services/schema/comments.ts",
    "./upstream/services/schema/contest-archives.ts",
    "./upstream/services/schema/contests.ts",
    "./upstream/services/schema/follow.ts",
    "./upstream/services/schema/news.ts",
    "./upstream/services/schema/stories.ts",
    "./upstream/services/schema/mail.ts",
    "./upstream/services/schema/newsletter.ts",
    "./upstream/services/schema/notices.ts",
  ],
  out: "./upstream/migrations",
});
