import { useState } from "react";
import { Animation, type AnimationProps } from "./Animation.tsx";

/** An animation that restarts when its address changes: browsers treat it as another image. */
export default function AnimationIsland({ src, ...animation }: Omit<AnimationProps, "onAgain">) {
  const [times, setTimes] = useState(0);
  const address = times > 0 ? `${src}?again=${times}` : src;
  return <Animation {...animation} src={address} onAgain={() => setTimes(times + 1)} />;
}
