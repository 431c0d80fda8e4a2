import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { loadTerms } from "./load-terms.server.ts";
import { TermsPage } from "./TermsPage.tsx";
import { termsMeta } from "./terms-meta.ts";

export const handle = routeHandle("terms");

export const loader = ({ context }: LoaderFunctionArgs) => loadTerms(context.locale);

export const meta: MetaFunction<typeof loader> = ({ matches }) => termsMeta(matches);

export default function TermsRoute() {
  return <TermsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
