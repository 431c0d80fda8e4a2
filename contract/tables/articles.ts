/** A Vietnamese article: its address is `/vn/{slug}` (specification, articles, section 2). */
export interface ArticleRow {
  id: string;
  slug: string;
  /** Vietnamese, as the footer names it. */
  linkText: string;
}

export const VIETNAMESE_ARTICLES: readonly ArticleRow[] = [
  { id: "vn_article0001", slug: "ngoaihanganh", linkText: "Ngoại hạng Anh" },
  { id: "vn_article0002", slug: "tyso", linkText: "Tỷ số bóng đá" },
  { id: "vn_article0003", slug: "affcup", linkText: "AFF Cup" },
  { id: "vn_article0004", slug: "v-league", linkText: "V.League" },
  { id: "vn_article0005", slug: "tructiepbongda", linkText: "Trực tiếp bóng đá" },
  { id: "vn_article0006", slug: "tinthethao", linkText: "Tin thể thao" },
  { id: "vn_article0007", slug: "lichbongda", linkText: "Lịch bóng đá" },
  { id: "vn_article0008", slug: "cauthu", linkText: "Cầu thủ" },
  { id: "vn_article0009", slug: "kqbd", linkText: "Kết quả bóng đá" },
  { id: "vn_article0010", slug: "cupc1", linkText: "Cúp C1" },
];
