import { LEFT_TO_SCRIPT } from "./left-to-script.ts";
import { TOASTS_ID } from "./toast.ts";

/** The place of toasts (toast.ts), empty until there is one. */
export const Toasts = () => <div id={TOASTS_ID} className="toasts" role="status" {...LEFT_TO_SCRIPT} />;
