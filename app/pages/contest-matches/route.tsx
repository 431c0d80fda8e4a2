import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contestMeta } from "~/features/contest/contest-head";
import { ContestMatchesPage } from "~/features/contest/matches/ContestMatchesPage";
import { changePicks, type PicksState } from "~/features/contest/matches/change-picks.server";
import { loadContestMatches } from "~/features/contest/matches/load-contest-matches.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

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
