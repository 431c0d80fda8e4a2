const GROUP = { id: "2", key: "reports", name: "Match reports" };
const SENTENCES = [
  "It finished Club Sportif A 2-1 Club Sportif B, and the points stayed with the home side.",
  "Club Sportif A took the lead in the 16th minute through Timo Gruber.",
  "The goalkeeper of Club Sportif B had 4 saves to make, that of Club Sportif A 2.",
  "In the table Club Sportif A stand 7th: 11 matches, 17 points.",
];
/** As long as one of our match reports. */
const PARAGRAPHS = 4;

const paragraph = `<h2>How it went</h2>\n<p>${[...SENTENCES, ...SENTENCES].join(" ")}</p>\n`;

const item = (id: string) => ({
  newsId: id,
  title: `Club Sportif A beat Club Sportif B, report ${id}`,
  titleSlug: `report-${id}`,
  summary: "What decided it, the numbers and what comes next.",
  category: GROUP,
  tags: [],
  author: { id: "2", key: "match-desk", name: "Match desk" },
  publishedAt: Date.parse("2026-10-17T12:00:00Z"),
  lang: "en",
  readMinutes: 2,
  totalComments: 0,
});

/** Path of the story. */
export const STORY_PATH = "/en/news/all/report-1/1";

/** A match report in the upstream's format, with four related ones. */
export const storyAnswer = (): unknown => ({
  result: {
    businessCode: 0,
    data: {
      ...item("1"),
      html: paragraph.repeat(PARAGRAPHS),
      related: ["2", "3", "4", "5"].map(item),
      variants: [],
      isDraft: false,
    },
  },
});

/** As many as a page starts with. */
const COMMENTS = 10;

/** Per comment. */
const REPLIES = 3;

const comment = (id: number, index: number) => ({
  newsCommentId: String(id),
  user: { name: `fan${index}` },
  text: SENTENCES[index % SENTENCES.length],
  createTime: Date.parse("2026-10-17T13:00:00Z"),
  likeCount: index,
  isLiked: false,
  isMine: false,
  isRemoved: false,
  isHeld: false,
  childComments: [] as unknown[],
  remainingChildCount: 0,
});

const thread = (_: unknown, index: number) => {
  const id = (COMMENTS - index) * 10;
  const replies = Array.from({ length: REPLIES }, (_, at) => ({ ...comment(id + 1 + at, index + at), parentId: id }));
  return { ...comment(id, index), childComments: replies };
};

/** Readers' comments on the story. */
export const commentsAnswer = (): unknown => ({
  result: {
    businessCode: 0,
    data: {
      totalComments: COMMENTS * (1 + REPLIES),
      hasNext: false,
      list: Array.from({ length: COMMENTS }, thread),
    },
  },
});
