import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadMyData } from "./load-my-data.server.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) => loadMyData(context, request);
