import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadTerms } from "~/features/site-texts/load-terms.server";
import { TermsPage, termsMeta } from "~/features/site-texts/TermsPage";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("terms");

export const loader = ({ context }: LoaderFunctionArgs) => loadTerms(context.locale);

export const meta: MetaFunction<typeof loader> = ({ matches }) => termsMeta(matches);

export default function TermsRoute() {
  return <TermsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
