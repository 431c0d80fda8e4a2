import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadPrivacy } from "~/features/site-texts/privacy/load-privacy.server";
import { PrivacyPage, privacyMeta } from "~/features/site-texts/privacy/PrivacyPage";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("privacy-policy");

export const loader = ({ context }: LoaderFunctionArgs) => loadPrivacy(context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => privacyMeta(matches);

export default function PrivacyPolicyRoute() {
  return <PrivacyPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
