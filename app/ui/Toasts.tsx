import { LEFT_TO_SCRIPT } from "./left-to-script.ts";
import { TOASTS_ID } from "./toast.ts";

/** Container of toasts (toast.ts), empty until one is shown. */
export const Toasts = () => <div id={TOASTS_ID} className="toasts" role="status" {...LEFT_TO_SCRIPT} />;
