import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { throwFace } from "~/features/faces/fault-face.server";

export const loader = ({ context }: LoaderFunctionArgs): never => throwFace(context, "notFound");

// Without a component this would be a resource route, whose answer is no page.
export default function NotFound() {
  return null;
}
