import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadMyData } from "~/features/account/data/load-my-data.server";

export const loader = ({ request, context }: LoaderFunctionArgs) => loadMyData(context, request);
