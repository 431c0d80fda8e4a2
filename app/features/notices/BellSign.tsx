import { Icon } from "~/ui/Icon";

/** A bell's icon and name; with a dot it takes the banner's text as its name (features/notices/apply-event.ts). */
export const BellSign = ({ name }: { name: string }) => (
  <>
    <Icon name="bell" />
    <span className="visually-hidden">{name}</span>
  </>
);
