import { EntityPicture } from "~/features/entity/EntityPicture";
import type { FactView } from "./player-facts.server.ts";
import styles from "./player-overview.module.css";

interface FactValueProps {
  fact: FactView;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
}

/** A fact's text, with a flag and link if it has them. */
export function FactValue({ fact: { text, href, flag }, storageBaseUrl }: FactValueProps) {
  const shown = (
    <>
      <EntityPicture flag={flag} storageBaseUrl={storageBaseUrl} size={16} /> {text}
    </>
  );
  return href ? (
    <a className={styles.flagged} href={href}>
      {shown}
    </a>
  ) : (
    <span className={styles.flagged}>{shown}</span>
  );
}
