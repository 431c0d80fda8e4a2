import { EntityPicture } from "~/features/entity/EntityPicture";
import { classNames } from "~/ui/class-names";
import type { Named } from "./name-of.ts";
import styles from "./people.module.css";

interface NameLinkProps {
  of: Named;
  /** Undefined for visitors who save data, and if no picture is wanted. */
  storageBaseUrl?: string;
  className?: string;
}

const PICTURE = 20;

/** A person or club with a picture, linked if there is a page. */
export function NameLink({ of: { name, href, picture }, storageBaseUrl, className }: NameLinkProps) {
  const text = (
    <>
      <EntityPicture path={picture} storageBaseUrl={storageBaseUrl} size={PICTURE} />
      <span>{name}</span>
    </>
  );
  return href ? (
    <a className={classNames(styles.name, className)} href={href}>
      {text}
    </a>
  ) : (
    <span className={classNames(styles.name, className)}>{text}</span>
  );
}
