import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormState } from "~/features/forms/faults";
import { LinkForm } from "~/features/newsletter/LinkForm";
import { newsletterMeta } from "~/features/newsletter/newsletter-meta";
import { pressLink, tokenIn } from "~/features/newsletter/press-link.server";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("newsletter-confirm");

export const loader = ({ request }: LoaderFunctionArgs) => tokenIn(request);

export const action = ({ request, context }: ActionFunctionArgs) =>
  pressLink(request, context, { name: "newsletterConfirm", note: "confirmed" });

export const meta: MetaFunction<typeof loader> = ({ matches }) => newsletterMeta(matches, "confirm");

export default function ConfirmRoute() {
  return <LinkForm of="confirm" token={useLoaderData<typeof loader>().token} state={useActionData<FormState>()} />;
}
