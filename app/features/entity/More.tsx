export interface MoreLink {
  href: string;
  text: string;
}

/** The way from a part to the page that has all of it. */
export const More = ({ of: { href, text } }: { of: MoreLink }) => (
  <p className="tm-more">
    <a href={href}>{text}</a>
  </p>
);
