import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import type { TrackerFrame } from "./third-party-frame.ts";

/**
 * A third party's drawing of the match. Nothing of it is in the document: its page comes into ours when the visitor asks
 * for it (player-script.ts of the highlights) and stays there while the rest of the page is renewed (live/morph.ts).
 */
export function FrameConsent({ frame: { page, host, mayEmbed } }: { frame: TrackerFrame }) {
  const { t } = useTranslation("tracker");
  return (
    <Section title={t("frame.title")}>
      <div className="tk-frame" id="tk-frame">
        <div className="tk-ask">
          <p>{mayEmbed ? t("frame.consent", { host }) : t("frame.elsewhere", { host })}</p>
          {mayEmbed && (
            <button type="button" className="btn js" data-frame={page} data-title={t("frame.title")}>
              {t("frame.load")}
            </button>
          )}
          <a className="btn btn-plain" href={page} rel="noopener noreferrer nofollow external">
            {t("frame.open", { host })}
          </a>
        </div>
      </div>
    </Section>
  );
}
