import { useRouteLoaderData } from "@remix-run/react";
import type { Page } from "./page.ts";

/** The request data shared by every page. */
export function usePage(): Page {
  const page = useRouteLoaderData("root") as Page | undefined;
  if (!page) throw new Error("the root loader gave nothing");
  return page;
}
