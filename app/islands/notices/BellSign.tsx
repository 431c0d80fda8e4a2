import { Icon } from "~/ui/Icon";

/** What a bell shows and is called; with a dot it is called as the banner is (browser/notices/apply-event.ts). */
export const BellSign = ({ name }: { name: string }) => (
  <>
    <Icon name="bell" />
    <span className="visually-hidden">{name}</span>
  </>
);
