import type { MetaDescriptor } from "@remix-run/cloudflare";
import { contestPath } from "#contract/tables/contest-paths";
import { CONTEST_TYPES } from "#contract/tables/contest-types";
import { type ContestHead, contestMeta } from "~/features/contest/contest-head";
import { type Page, pageOf, type RouteMatches } from "~/page/page";

const TYPE = CONTEST_TYPES.find(({ kind }) => kind === "referral")!.type;

/** A contest of both sports is shown in each; search engines are given football's address. */
export function referralMeta(data: { head: ContestHead }, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const path = contestPath({ sport: "football", contestType: TYPE, contestId: data.head.id });
  const canonical: Page = { ...page, path };
  return contestMeta(
    { ...data, isIndexed: page.path === path },
    matches.map((match) => (match?.id === "root" ? { ...match, data: canonical } : match)),
  );
}
