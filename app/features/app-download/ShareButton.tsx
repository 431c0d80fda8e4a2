import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SITE_NAME } from "~/site";

type Sharing = "none" | "copied" | "failed";

/** Sends the page's address to somebody, by the device's own means, else by the clipboard. Answered by React. */
export function ShareButton() {
  const { t } = useTranslation("banner");
  const [sharing, setSharing] = useState<Sharing>("none");
  return (
    <p className="js">
      <button type="button" className="btn btn-plain" data-act="" onClick={async () => setSharing(await share())}>
        {t("download.share")}
      </button>{" "}
      <span role="status">{sharing === "none" ? "" : t(`download.${sharing}`)}</span>
    </p>
  );
}

async function share(): Promise<Sharing> {
  const url = location.href;
  try {
    if ("share" in navigator) {
      await navigator.share({ title: SITE_NAME, url });
      return "none";
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return "copied";
  } catch (error) {
    // Who closes the device's own sheet has changed their mind.
    return error instanceof DOMException && error.name === "AbortError" ? "none" : "failed";
  }
}
