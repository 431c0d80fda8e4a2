export interface FrameConsentProps {
  /** A sentence about what loading the frame means. */
  consent: string;
  load: string;
  /** The third party's own page with the same content. */
  link: { href: string; text: string };
  className: string | undefined;
  onLoad?: () => void;
}

/** Replaces a third party's frame until the visitor agrees: a question and a link. */
export const FrameConsent = ({ consent, load, link, className, onLoad }: FrameConsentProps) => (
  <div className={className}>
    <p>{consent}</p>
    <button type="button" className="button js" data-press="" onClick={onLoad}>
      {load}
    </button>
    <a className="button plain-button" href={link.href} rel="noopener noreferrer nofollow external">
      {link.text}
    </a>
  </div>
);
