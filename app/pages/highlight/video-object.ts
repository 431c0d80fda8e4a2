import { isoDuration } from "~/features/highlights/play-time";
import type { Page } from "~/page/page";
import type { Clip } from "./load-highlight.server.ts";

interface VideoFacts {
  page: Pick<Page, "origin">;
  description: string;
}

/** The videos of a page as schema.org's VideoObject. Animations are left out, and unknown fields too. */
export function videoObjects(clips: readonly Clip[], { page, description }: VideoFacts): Record<string, unknown>[] {
  const absolute = (address: string) => (address.startsWith("/") ? page.origin + address : address);
  return clips.flatMap(({ playback, title, cover, duration, publishedAt, views }) => {
    if (playback.kind !== "film" && playback.kind !== "frame") return [];
    return {
      "@type": "VideoObject",
      name: title,
      description,
      uploadDate: new Date(publishedAt).toISOString(),
      ...(duration > 0 && { duration: isoDuration(duration) }),
      ...(cover && { thumbnailUrl: absolute(cover) }),
      ...(playback.kind === "film" ? { contentUrl: absolute(playback.src) } : { embedUrl: playback.src }),
      ...(views !== undefined && {
        interactionStatistic: {
          "@type": "InteractionCounter",
          interactionType: { "@type": "WatchAction" },
          userInteractionCount: views,
        },
      }),
    };
  });
}
