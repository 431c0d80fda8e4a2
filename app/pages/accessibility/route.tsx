import type { MetaFunction } from "@remix-run/cloudflare";
import { AccessibilityPage, accessibilityMeta } from "~/features/site-texts/AccessibilityPage";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("accessibility");

export const loader = () => null;

export const meta: MetaFunction<typeof loader> = ({ matches }) => accessibilityMeta(matches);

export default function AccessibilityRoute() {
  return <AccessibilityPage page={usePage()} />;
}
