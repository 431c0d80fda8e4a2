/** A match being struck and a floodlit pitch from above: a circle with a halfway line and a spark (icons.css). */
export const Logo = () => <i className="icon logo-mark" aria-hidden="true" />;
