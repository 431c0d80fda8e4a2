import type { IslandProps } from "~/islands";
import { Island } from "~/runtime/islands/Island";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/raw-markup";

type CalendarPlaceProps = IslandProps<"calendar"> & {
  /** Date fields refer to it with `data-opens`. */
  id: string;
};

/**
 * The mount point of a calendar, directly after its date fields, once per page. Without JavaScript there are only the
 * browser's own date fields; with it, pressing one opens the site's calendar (features/calendar).
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
