import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { FrameConsent } from "~/features/media-player/FrameConsent";
import { Island } from "~/runtime/Island";
import styles from "./frame-consent.module.css";
import type { TrackerFrame } from "./third-party-frame.ts";
import "~/ui/button.css";

/**
 * A third party's match tracker. The document contains nothing of it: it is embedded on request, and stays while the
 * rest of the page is updated.
 */
export function TrackerFrameSection({ frame: { page, host, mayEmbed } }: { frame: TrackerFrame }) {
  const { t } = useTranslation("tracker");
  const title = t("frame.title");
  const link = { href: page, text: t("frame.open", { host }) };
  const question = { consent: t("frame.consent", { host }), load: t("frame.load"), link, className: styles.consent };
  return (
    <Section title={title}>
      <div className={styles.frame} id="tracker-frame">
        {mayEmbed ? (
          <Island name="third-party-frame" props={{ question, frame: { src: page, title } }}>
            <FrameConsent {...question} />
          </Island>
        ) : (
          <div className={styles.consent}>
            <p>{t("frame.elsewhere", { host })}</p>
            <a className="button plain-button" href={page} rel="noopener noreferrer nofollow external">
              {link.text}
            </a>
          </div>
        )}
      </div>
    </Section>
  );
}
