export interface FrameConsentProps {
  /** What loading the frame means, in a sentence. */
  consent: string;
  load: string;
  /** The third party's own page, which shows the same without us. */
  link: { href: string; text: string };
  className: string | undefined;
  onLoad?: () => void;
}

/** In the place of a third party's page, of which nothing is in the document: a question, and a link to it. */
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
