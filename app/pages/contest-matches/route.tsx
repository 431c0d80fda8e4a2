import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contestMeta } from "~/features/contest/contest-meta";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { ContestMatchesPage } from "./ContestMatchesPage.tsx";
import { changePicks, type PicksState } from "./change-picks.server.ts";
import { loadContestMatches } from "./load-contest-matches.server.ts";

export const handle = routeHandle("contest-matches");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadContestMatches(context, { request, contestId: params.contestId });

/** Handles picks sent without script. */
export const action = ({ params, request, context }: ActionFunctionArgs) =>
  changePicks(context, { request, contestId: params.contestId });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? contestMeta(data, matches) : []);

export default function ContestMatchesRoute() {
  return (
    <ContestMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} state={useActionData<PicksState>()} />
  );
}
