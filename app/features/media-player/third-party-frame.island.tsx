import { useState } from "react";
import { FrameConsent, type FrameConsentProps } from "./FrameConsent.tsx";
import { ThirdPartyFrame, type ThirdPartyFrameProps } from "./ThirdPartyFrame.tsx";

export interface FrameIslandProps {
  question: Omit<FrameConsentProps, "onLoad">;
  frame: ThirdPartyFrameProps;
}

/** A third party's page, loaded once the visitor agrees; nothing is requested before. */
export default function FrameIsland({ question, frame }: FrameIslandProps) {
  const [isLoaded, setLoaded] = useState(false);
  return isLoaded ? <ThirdPartyFrame {...frame} /> : <FrameConsent {...question} onLoad={() => setLoaded(true)} />;
}
