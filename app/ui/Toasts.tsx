import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { TOASTS_ID } from "./toast.ts";

/** The place of toasts (toast.ts): empty until the page's script says something. */
export const Toasts = () => <ServerMarkup id={TOASTS_ID} className="toasts" attributes={{ role: "status" }} />;
