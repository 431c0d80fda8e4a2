import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { sendForm } from "~/features/forms/send-form";
import { newsletterMeta } from "~/features/newsletter/newsletter-meta";
import { NewsletterPage, type NewsletterState, newsletterStateOf } from "~/features/newsletter/page/NewsletterPage";
import { loadNewsletter, subscribe } from "~/features/newsletter/page/newsletter-page.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("newsletter");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadNewsletter(request, context);

export const action = ({ request, context }: ActionFunctionArgs) => subscribe(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm({ request, serverAction, stateOf: newsletterStateOf });

export const meta: MetaFunction<typeof loader> = ({ matches }) => newsletterMeta(matches);

export default function NewsletterRoute() {
  return (
    <NewsletterPage data={useLoaderData<typeof loader>()} state={useActionData<NewsletterState>()} page={usePage()} />
  );
}
