import { Island } from "~/islands/Island";
import type { IslandProps } from "~/islands/registry";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";

type CalendarPlaceProps = IslandProps<"calendar"> & {
  /** The date fields of this calendar name it: `data-opens`. */
  id: string;
};

/**
 * The place of a calendar, right behind its date fields, once on a page. The fields are the browser's own, and all there
 * is without JavaScript; with it a press on one opens the site's calendar (islands/calendar).
 */
export function CalendarPlace({ id, ...options }: CalendarPlaceProps) {
  const { nonce, dateFieldBoot } = useInlineParts();
  return (
    <>
      <script nonce={nonce} {...inlineText(dateFieldBoot)} />
      <Island name="calendar" id={id} props={options} />
    </>
  );
}
