import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// In slices: a transition leaves the main thread free for the touch that started it.
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
