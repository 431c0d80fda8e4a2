import type { ReactNode } from "react";
import { WholeEnd } from "~/ui/Whole";
import { EntityPicture } from "./EntityPicture.tsx";

export interface EntityFace {
  name: string;
  flag?: string;
  /** As EntityPicture's. */
  path?: string;
}

interface EntityHeadProps {
  entity: EntityFace;
  /** Undefined for a visitor who saves data. */
  storageBaseUrl?: string;
  /** Where it belongs, above the name: links or words. */
  above?: ReactNode;
  /** What else is to be said at once, below the name. */
  children?: ReactNode;
}

const PICTURE = 56;

/** The head of a competition's, team's, player's or country's page: what the page is about, as its h1. */
export const EntityHead = ({ entity: { name, flag, path }, storageBaseUrl, above, children }: EntityHeadProps) => (
  <>
    <header className="ehead whole">
      <EntityPicture flag={flag} path={path} storageBaseUrl={storageBaseUrl} size={PICTURE} />
      <div>
        {above && <p className="ehead-above">{above}</p>}
        <h1>{name}</h1>
        {children && <p className="ehead-below">{children}</p>}
      </div>
    </header>
    <WholeEnd />
  </>
);
