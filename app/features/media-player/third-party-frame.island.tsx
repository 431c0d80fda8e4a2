import { useEffect, useRef, useState } from "react";
import { FrameConsent, type FrameConsentProps } from "./FrameConsent.tsx";

interface ThirdPartyFrameProps {
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

export interface FrameIslandProps {
  question: Omit<FrameConsentProps, "onLoad">;
  frame: ThirdPartyFrameProps;
}

/** A third party's page, loaded once the visitor agrees; nothing is requested before. */
export default function FrameIsland({ question, frame }: FrameIslandProps) {
  const [isLoaded, setLoaded] = useState(false);
  return isLoaded ? <ThirdPartyFrame {...frame} /> : <FrameConsent {...question} onLoad={() => setLoaded(true)} />;
}
