import type { ReactNode } from "react";
import { ISLAND_NAMESPACES } from "./island-namespaces.ts";
import type { IslandName, IslandProps } from "./registry.ts";
import { islandId } from "./runtime/island-id.ts";

interface IslandPlaceProps<Name extends IslandName> {
  name: Name;
  /** Where a page has several of a name, and for controls that open it (`data-opens`). */
  id?: string;
  props: IslandProps<Name>;
  /** What stands there until the island has been loaded, and works by itself: a link, a form, a native control. */
  children?: ReactNode;
}

/**
 * The place of an island in a page. The boot script loads it when somebody touches the place, or a control that names
 * it with `data-opens`. No hooks and no context: it may stand in a fragment.
 */
export function Island<Name extends IslandName>({
  name,
  id = islandId(name),
  props,
  children,
}: IslandPlaceProps<Name>) {
  return (
    <div
      id={id}
      className="island"
      data-island={name}
      data-namespaces={ISLAND_NAMESPACES[name].join(" ")}
      // React escapes it as any attribute.
      data-props={JSON.stringify(props)}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
