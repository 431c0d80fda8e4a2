import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { usePage } from "~/features/frame/use-page";
import { loadPrivacy } from "~/features/privacy/load-privacy.server";
import { PrivacyPage } from "~/features/privacy/PrivacyPage";
import { privacyMeta } from "~/features/privacy/privacy-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("privacy-policy");

export const loader = ({ context }: LoaderFunctionArgs) => loadPrivacy(context.locale);

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ matches }) => privacyMeta(matches);

export default function PrivacyPolicyRoute() {
  return <PrivacyPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
