import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { EntityPicture } from "./EntityPicture.tsx";
import styles from "./entity.module.css";

export interface EntitySummary {
  name: string;
  flag?: string;
  /** As EntityPicture's. */
  path?: string;
}

interface EntityHeadProps {
  entity: EntitySummary;
  /** Undefined for a visitor who saves data. */
  storageBaseUrl?: string;
  className?: string;
  /** Where it belongs, above the name: links or words. */
  above?: ReactNode;
  /** What else is to be said at once, below the name. */
  children?: ReactNode;
  /** What can be done with it, at the end of the head. */
  action?: ReactNode;
}

const PICTURE = 56;

/** The head of a competition's, team's, player's or country's page: what the page is about, as its h1. */
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
