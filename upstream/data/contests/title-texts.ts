import type { ContestKind } from "#contract/tables/contest-types";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

export interface TitleTexts {
  /** With the placeholder `{dates}`; by sport for kinds that several sports have. */
  titles: Readonly<Record<ContestKind, string | Readonly<Record<Sport, string>>>>;
  worldCup2022: string;
  /** With the contest's placeholder `{title}`. */
  ended: string;
}

export const TITLE_TEXTS: Readonly<Record<LocaleCode, TitleTexts>> = {
  en: {
    titles: {
      prediction: { football: "Football predictions, {dates}", basketball: "Basketball predictions, {dates}" },
      score: { football: "Football score predictions, {dates}", basketball: "Basketball score predictions, {dates}" },
      worldCup: "Simulated World Cup, {dates}",
      referral: "Top referrers, {dates}",
      video: { football: "Football videos on TikTok, {dates}", basketball: "Basketball videos on TikTok, {dates}" },
    },
    worldCup2022: "World Cup 2022",
    ended: "{title}: the final leaderboard is out",
  },
  th: {
    titles: {
      prediction: { football: "ทายผลฟุตบอล {dates}", basketball: "ทายผลบาสเกตบอล {dates}" },
      score: { football: "ทายสกอร์ฟุตบอล {dates}", basketball: "ทายสกอร์บาสเกตบอล {dates}" },
      worldCup: "ฟุตบอลโลกจำลอง {dates}",
      referral: "แนะนำเพื่อนมากที่สุด {dates}",
      video: { football: "วิดีโอฟุตบอลบน TikTok {dates}", basketball: "วิดีโอบาสเกตบอลบน TikTok {dates}" },
    },
    worldCup2022: "ฟุตบอลโลก 2022",
    ended: "{title}: ประกาศตารางอันดับสุดท้ายแล้ว",
  },
  vn: {
    titles: {
      prediction: { football: "Dự đoán bóng đá, {dates}", basketball: "Dự đoán bóng rổ, {dates}" },
      score: { football: "Dự đoán tỷ số bóng đá, {dates}", basketball: "Dự đoán tỷ số bóng rổ, {dates}" },
      worldCup: "World Cup mô phỏng, {dates}",
      referral: "Giới thiệu bạn bè nhiều nhất, {dates}",
      video: { football: "Video bóng đá trên TikTok, {dates}", basketball: "Video bóng rổ trên TikTok, {dates}" },
    },
    worldCup2022: "World Cup 2022",
    ended: "{title}: đã có bảng xếp hạng chung cuộc",
  },
  kh: {
    titles: {
      prediction: { football: "ទស្សន៍ទាយ​បាល់ទាត់ {dates}", basketball: "ទស្សន៍ទាយ​បាល់បោះ {dates}" },
      score: { football: "ទាយ​លទ្ធផល​បាល់ទាត់​ជា​លេខ {dates}", basketball: "ទាយ​លទ្ធផល​បាល់បោះ​ជា​លេខ {dates}" },
      worldCup: "World Cup ដែល​បង្កើត​ដោយ​កុំព្យូទ័រ {dates}",
      referral: "អ្នក​ណែនាំ​មិត្ត​ច្រើន​ជាងគេ {dates}",
      video: { football: "វីដេអូ​បាល់ទាត់​លើ TikTok {dates}", basketball: "វីដេអូ​បាល់បោះ​លើ TikTok {dates}" },
    },
    worldCup2022: "World Cup 2022",
    ended: "{title}៖ តារាង​ចំណាត់ថ្នាក់​ចុងក្រោយ​ចេញ​ហើយ",
  },
  "zh-Hans": {
    titles: {
      prediction: { football: "足球预测：{dates}", basketball: "篮球预测：{dates}" },
      score: { football: "足球比分预测：{dates}", basketball: "篮球比分预测：{dates}" },
      worldCup: "模拟世界杯：{dates}",
      referral: "邀请好友排行榜：{dates}",
      video: { football: "TikTok足球视频：{dates}", basketball: "TikTok篮球视频：{dates}" },
    },
    worldCup2022: "2022年世界杯",
    ended: "{title}，最终排行榜已公布",
  },
  "zh-Hant": {
    titles: {
      prediction: { football: "足球預測：{dates}", basketball: "籃球預測：{dates}" },
      score: { football: "足球比數預測：{dates}", basketball: "籃球比數預測：{dates}" },
      worldCup: "模擬世界盃：{dates}",
      referral: "邀請好友排行榜：{dates}",
      video: { football: "TikTok足球影片：{dates}", basketball: "TikTok籃球影片：{dates}" },
    },
    worldCup2022: "2022年世界盃",
    ended: "{title}，最終排行榜已公布",
  },
  pt: {
    titles: {
      prediction: { football: "Palpites de futebol, {dates}", basketball: "Palpites de basquete, {dates}" },
      score: {
        football: "Palpites de placar de futebol, {dates}",
        basketball: "Palpites de placar de basquete, {dates}",
      },
      worldCup: "Copa do Mundo simulada, {dates}",
      referral: "Ranking de convites, {dates}",
      video: { football: "Vídeos de futebol no TikTok, {dates}", basketball: "Vídeos de basquete no TikTok, {dates}" },
    },
    worldCup2022: "Copa do Mundo 2022",
    ended: "{title}: saiu o ranking final",
  },
};
