import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { logOut, waysHome } from "~/features/sign/log-out/log-out.server";

/** Opening the address is not a press of the button: only a form logs out. */
export const loader = ({ context }: LoaderFunctionArgs) => waysHome(context);

export const action = ({ request, context }: ActionFunctionArgs) => logOut(request, context);
