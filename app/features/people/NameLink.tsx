import { EntityPicture } from "~/features/entity/EntityPicture";
import type { Named } from "./name-of.ts";

interface NameLinkProps {
  of: Named;
  /** Undefined for a visitor who saves data, and where no picture is wanted. */
  storageBaseUrl?: string;
}

const PICTURE = 20;

/** A person or a club with a picture, as a link where there is a page. */
export function NameLink({ of: { name, href, picture }, storageBaseUrl }: NameLinkProps) {
  const text = (
    <>
      <EntityPicture path={picture} storageBaseUrl={storageBaseUrl} size={PICTURE} />
      <span>{name}</span>
    </>
  );
  return href ? (
    <a className="pn" href={href}>
      {text}
    </a>
  ) : (
    <span className="pn">{text}</span>
  );
}
