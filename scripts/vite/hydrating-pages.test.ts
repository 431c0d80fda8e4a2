import { expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import { standIn } from "./hydrating-pages.mjs";

test.each(PAGES)(
  "the route module of $name is in the client's build only if the page hydrates",
  ({ module, hydrates }) => {
    expect(standIn(`/x/app/pages/${module}/route.tsx`) === undefined).toBe(hydrates === true);
  },
);

test("other modules stay as they are", () => {
  for (const id of ["/x/app/root.tsx", "/x/app/pages/team/TeamPage.tsx", "/x/app/pages/team/route.tsx?client-route"])
    expect(standIn(id)).toBeUndefined();
});
