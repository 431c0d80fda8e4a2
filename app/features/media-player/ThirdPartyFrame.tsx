import { useEffect, useRef } from "react";

export interface ThirdPartyFrameProps {
  src: string;
  title: string;
  className?: string;
}

/**
 * A third party's page in a sandbox that keeps its origin and scripts, without which players do not start, but has no
 * access to ours.
 */
export function ThirdPartyFrame({ src, title, className }: ThirdPartyFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The focused button is gone.
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
