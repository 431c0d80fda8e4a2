import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";
import { GoOnPage } from "~/features/account/go-on/GoOnPage";
import { loadGoOn } from "~/features/account/go-on/load-go-on.server";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("go-on");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadGoOn(context, request);

export const meta: MetaFunction<typeof loader> = ({ matches }) => accountMeta(matches);

export default function GoOnRoute() {
  return <GoOnPage press={useLoaderData<typeof loader>()} />;
}
