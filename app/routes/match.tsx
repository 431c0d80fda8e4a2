import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { usePage } from "~/features/frame/use-page";
import { loadMatch } from "~/features/match/load-match.server";
import { MatchPage } from "~/features/match/MatchPage";
import { matchMeta } from "~/features/match/match-meta";

export const loader = ({ params, context }: LoaderFunctionArgs) => loadMatch(context, params);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data, matches) : []);

export default function MatchRoute() {
  return <MatchPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
