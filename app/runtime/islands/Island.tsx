import type { ReactNode } from "react";
import { ISLANDS, type IslandName, type IslandProps } from "~/islands";
import { islandId } from "./island-event.ts";

interface IslandPlaceProps<Name extends IslandName> {
  name: Name;
  /** Needed if a page has several of one name, and for controls that open it (`data-opens`). */
  id?: string;
  props: IslandProps<Name>;
  /** The fallback until the island has loaded, which works by itself: a link, a form, a native control. */
  children?: ReactNode;
}

/**
 * The container of an island. The boot script loads the island on interaction with the container or with a control that
 * names it in `data-opens`. Uses no hooks or context, so it may be part of a fragment.
 */
export function Island<Name extends IslandName>({
  name,
  id = islandId(name),
  props,
  children,
}: IslandPlaceProps<Name>) {
  const { namespaces, loads } = ISLANDS[name];
  return (
    <div
      id={id}
      className="island"
      data-island={name}
      data-namespaces={namespaces.join(" ")}
      data-loads={loads}
      // React escapes it like any attribute.
      data-props={JSON.stringify(props)}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
