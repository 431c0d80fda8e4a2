import { describe, expect, test } from "vitest";
import type { MyParticipation } from "#contract/domain/contests";
import { markupOf } from "~/ui/test-translated";
import { VideoPart } from "./EventVideoPage.tsx";
import type { EventVideoData } from "./send-video.server.ts";

interface Given {
  state?: "upcoming" | "ongoing" | "past";
  mine?: Partial<MyParticipation>;
  isSaved?: boolean;
}

const html = ({ state = "past", mine, isSaved = false }: Given = {}) =>
  markupOf(
    <VideoPart
      data={
        { head: { state, starts: { date: "Mon 23 Nov", time: "10:00" } }, mine, isSaved } as unknown as EventVideoData
      }
      locale="en"
      path="/en/event"
      state={undefined}
      onEntered={() => {}}
    />,
    ["contestEntries", "contests"],
  );

describe("the part of a video contest", () => {
  test("says that entry has ended, or when it opens", () => {
    expect(html()).toContain("Event entry has ended");
    expect(html({ state: "upcoming" })).toContain("Entry opens Mon 23 Nov, 10:00.");
    expect(html()).not.toContain("Entry opens");
  });

  test.each<[NonNullable<MyParticipation["state"]> | undefined, string]>([
    [undefined, "We have not watched it yet."],
    ["waiting", "We have not watched it yet."],
    ["approved", "It is on the leaderboard with 12 points."],
    ["refused", "It does not follow the rules of this event."],
  ])("says of a video that is %s: %s", (state, text) => {
    expect(html({ state: "ongoing", mine: { state, points: 12 } as Partial<MyParticipation> })).toContain(text);
  });

  test("gives the reason of a refusal alone", () => {
    expect(html({ mine: { state: "refused", reason: "Too long" } as Partial<MyParticipation> })).toContain(
      "Reason given: Too long",
    );
    expect(html({ mine: { state: "approved", reason: "Too long" } as Partial<MyParticipation> })).not.toContain(
      "Too long",
    );
  });

  test("leads to the video, and says that it has just been sent", () => {
    const mine = { link: "https://www.tiktok.com/@a/video/1" } as Partial<MyParticipation>;
    expect(html({ mine })).toContain('href="https://www.tiktok.com/@a/video/1"');
    expect(html({ mine: {} })).not.toContain("Video on TikTok");
    expect(html({ mine, isSaved: true })).toContain("Your video has been sent.");
    expect(html({ mine })).not.toContain("Your video has been sent.");
  });
});
