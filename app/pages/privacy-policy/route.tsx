import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { loadPrivacy } from "./load-privacy.server.ts";
import { PrivacyPage } from "./PrivacyPage.tsx";
import { privacyMeta } from "./privacy-meta.ts";

export const handle = routeHandle("privacy-policy");

export const loader = ({ context }: LoaderFunctionArgs) => loadPrivacy(context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => privacyMeta(matches);

export default function PrivacyPolicyRoute() {
  return <PrivacyPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
