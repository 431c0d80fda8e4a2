import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormState } from "~/features/forms/faults";
import { LinkForm } from "~/features/newsletter/LinkForm";
import { newsletterMeta } from "~/features/newsletter/newsletter-meta";
import { pressLink, tokenIn } from "~/features/newsletter/press-link.server";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("newsletter-unsubscribe");

export const loader = ({ request }: LoaderFunctionArgs) => tokenIn(request);

export const action = ({ request, context }: ActionFunctionArgs) =>
  pressLink(request, context, { name: "newsletterUnsubscribe", note: "unsubscribed" });

export const meta: MetaFunction<typeof loader> = ({ matches }) => newsletterMeta(matches, "unsubscribe");

export default function UnsubscribeRoute() {
  return <LinkForm of="unsubscribe" token={useLoaderData<typeof loader>().token} state={useActionData<FormState>()} />;
}
