import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { EntityPicture } from "./EntityPicture.tsx";
import styles from "./entity.module.css";

export interface EntitySummary {
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
  /** Context above the name: links or text. */
  above?: ReactNode;
  /** Further details below the name. */
  children?: ReactNode;
  /** Actions at the end of the head. */
  action?: ReactNode;
}

const PICTURE = 56;

/** The head of a competition, team, player or country page: its subject as the h1. */
export const EntityHead = ({
  entity: { name, flag, path },
  storageBaseUrl,
  className,
  above,
  children,
  action,
}: EntityHeadProps) => (
  <>
    <header className={classNames(styles.head, "hold-until-parsed", className)}>
      <EntityPicture flag={flag} path={path} storageBaseUrl={storageBaseUrl} size={PICTURE} />
      <div>
        {above && <p>{above}</p>}
        <h1>{name}</h1>
        {children && <p>{children}</p>}
      </div>
      {action}
    </header>
    <ParsedEnd />
  </>
);
