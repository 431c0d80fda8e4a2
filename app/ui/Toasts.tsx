import { CLIENT_MANAGED } from "./left-to-script.ts";
import { TOASTS_ID } from "./toast.ts";

/** Container of toasts (toast.ts), empty until one is shown. */
export const Toasts = () => <div id={TOASTS_ID} className="toasts" role="status" {...CLIENT_MANAGED} />;
