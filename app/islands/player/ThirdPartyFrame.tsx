import { useEffect, useRef } from "react";

export interface ThirdPartyFrameProps {
  src: string;
  title: string;
  className?: string;
}

/** A third party's page inside ours, with its own origin and no more of ours: players do not start without either. */
export function ThirdPartyFrame({ src, title, className }: ThirdPartyFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={className}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin"
      allow="picture-in-picture; encrypted-media"
      allowFullScreen
      src={src}
    />
  );
}
