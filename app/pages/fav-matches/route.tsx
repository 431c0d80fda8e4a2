import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FavouriteMatchesPage } from "~/features/favourite-matches/FavouriteMatchesPage";
import { loadFavouriteMatches } from "~/features/favourite-matches/load-favourite-matches.server";
import { changeFavourite } from "~/features/favourites/change-favourite.server";
import { favouritesMeta } from "~/features/favourites/favourites-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("fav-matches");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadFavouriteMatches(context, request, sportOfRequest(request));

/** Handles the star forms of every page. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  changeFavourite(request, context, sportOfRequest(request));

export const meta: MetaFunction<typeof loader> = ({ matches }) => favouritesMeta(matches);

export default function FavouriteMatchesRoute() {
  return <FavouriteMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
