import { islandId } from "../runtime/island-id.ts";
import type { ModalTab } from "./modal-state.ts";

/** Attributes of a link or button that opens the favourites modal, at a tab of its own. */
export const modalOpener = (tab: ModalTab) => ({ "data-opens": islandId("favourites"), "data-list": tab });
