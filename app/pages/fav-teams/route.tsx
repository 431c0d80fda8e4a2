import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportTypeOf } from "#contract/tables/sports";
import { loadOfMember } from "~/features/account/member-session.server";
import { FavouriteItems } from "~/features/favourites/FavouriteItems";
import { favouritesMeta } from "~/features/favourites/favourites-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("fav-teams");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadOfMember(context, request, "favTeamList", { sportType: sportTypeOf(sportOfRequest(request)) });

export const meta: MetaFunction<typeof loader> = ({ matches }) => favouritesMeta(matches);

export default function FavouriteTeamsRoute() {
  return <FavouriteItems kind="team" items={useLoaderData<typeof loader>()} page={usePage()} />;
}
