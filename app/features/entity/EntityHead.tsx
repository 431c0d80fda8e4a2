import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/raw-markup";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { EntityPicture } from "./EntityPicture.tsx";
import styles from "./entity-head.module.css";

interface EntitySummary {
  name: string;
  flag?: string;
  /** As in EntityPicture. */
  path?: string;
}

interface EntityHeadProps {
  entity: EntitySummary;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
  className?: string;
  /** Its ground, on which white text is legible. */
  ground?: string;
  /** What it belongs to, first in the line below the name: links or text. */
  partOf?: ReactNode;
  /** Further details in that line. */
  children?: ReactNode;
  /** Actions at the end of the head. */
  action?: ReactNode;
}

const PICTURE = 56;

/** The head of a competition, team, player or country page: its subject as the h1. */
export function EntityHead(props: EntityHeadProps) {
  const { entity, storageBaseUrl, className, ground, partOf, children, action } = props;
  const { name, flag, path } = entity;
  const { nonce } = useInlineParts();
  return (
    <>
      {ground && <style nonce={nonce} {...inlineText(`:root{--team-ground:${ground}}`)} />}
      <header className={classNames(styles.head, "hold-until-parsed", className, ground && styles.inColours)}>
        <EntityPicture flag={flag} path={path} storageBaseUrl={storageBaseUrl} size={PICTURE} />
        <div>
          <h1>{name}</h1>
          {(partOf || children) && (
            <div className={styles.line}>
              {partOf}
              {children}
            </div>
          )}
        </div>
        {action}
      </header>
      <ParsedEnd />
    </>
  );
}
