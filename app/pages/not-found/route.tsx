import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { throwErrorPage } from "~/features/errors/error-states.server";

export const loader = ({ context }: LoaderFunctionArgs): never => throwErrorPage(context, "notFound");

// Without a component this would be a resource route, whose response is not a page.
export default function NotFound() {
  return null;
}
