import type { Article, ArticleBlock } from "#contract/domain/article";

const section = (number: number): ArticleBlock => ({
  kind: "heading",
  level: 2,
  id: `section-${number}`,
  text: `Phần ${number}`,
});

const SECTIONS: ArticleBlock[] = [
  section(1),
  { kind: "live", block: "results", competition: "766" },
  section(2),
  { kind: "list", isOrdered: false, items: [["Một"], ["Hai 2-1"]] },
  section(3),
  {
    kind: "table",
    head: [["Ký hiệu"], ["Nghĩa"]],
    rows: [[["HT"], [{ link: "/vn/football/matches", of: ["Nghỉ giữa hiệp"] }]]],
  },
  section(4),
  { kind: "paragraph", of: [{ strong: ["Hết"] }, " ", { emphasis: ["bài"] }] },
];

/** An article with blocks of every kind. */
export const testArticle = (blocks: readonly ArticleBlock[] = SECTIONS): Article => ({
  id: "vn_article0002",
  titleTag: "Tỷ số bóng đá trực tuyến",
  description: "Tỷ số bóng đá hôm nay tự cập nhật.",
  title: "Tỷ số bóng đá hôm nay",
  published: "2026-11-24",
  related: [
    { id: "vn_article0009", title: "Kết quả hôm nay" },
    { id: "th_article0001", title: "ทีเด็ดบอลวันนี้" },
  ],
  blocks: [{ kind: "paragraph", of: ["Mở đầu."] }, { kind: "live", block: "today" }, ...blocks],
});
