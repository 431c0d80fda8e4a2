/** A match being struck, and a floodlit pitch seen from above: a circle with its halfway line and a spark (icons.css). */
export const Logo = () => <i className="icon logo-mark" aria-hidden="true" />;
