import { useRouteLoaderData } from "@remix-run/react";
import type { Page } from "./page.ts";

/** The facts of the request that every page shares. */
export function usePage(): Page {
  const page = useRouteLoaderData("root") as Page | undefined;
  if (!page) throw new Error("the root loader gave nothing");
  return page;
}
