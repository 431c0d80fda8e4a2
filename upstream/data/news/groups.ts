import type { LocaleCode } from "#contract/tables/locales";

/** Groups of pieces. `id` never changes; `key` is used in addresses and in the front matter of files. */
export interface GroupEntry {
  id: string;
  key: string;
  names: Readonly<Record<LocaleCode, string>>;
}

const group = (
  id: string,
  key: string,
  [en, th, vn, kh, hans, hant, pt]: readonly [string, string, string, string, string, string, string],
): GroupEntry => ({ id, key, names: { en, th, vn, kh, "zh-Hans": hans, "zh-Hant": hant, pt } });

export const CATEGORIES: readonly GroupEntry[] = [
  group("1", "guides", [
    "Explained",
    "คู่มือแฟนกีฬา",
    "Cẩm nang",
    "មគ្គុទ្ទេសក៍អ្នកគាំទ្រ",
    "观赛指南",
    "觀賽指南",
    "Entenda o jogo",
  ]),
  group("2", "reports", [
    "Match reports",
    "รายงานหลังเกม",
    "Tường thuật",
    "របាយការណ៍ប្រកួត",
    "战报",
    "賽後報道",
    "Pós-jogo",
  ]),
  group("3", "previews", ["Previews", "พรีวิวก่อนเกม", "Trước trận", "មុនប្រកួត", "前瞻", "賽前前瞻", "Pré-jogo"]),
  group("4", "round-ups", [
    "Round-ups",
    "สรุปผลประจำนัด",
    "Tổng hợp vòng đấu",
    "សង្ខេបសប្ដាហ៍",
    "综述",
    "賽事綜述",
    "Resumo da rodada",
  ]),
  group("5", "tables", [
    "Table watch",
    "จับตาตารางคะแนน",
    "Cục diện bảng xếp hạng",
    "តាមដានតារាងពិន្ទុ",
    "积分形势",
    "積分榜形勢",
    "De olho na tabela",
  ]),
];

/** Of stories about a table, and of those about a match between rivals (data/derbies). */
export const TABLES_TAG = "13";
export const DERBIES_TAG = "16";

/** Besides these, each competition is a tag (news/group-lookup.ts). */
export const TAGS: readonly GroupEntry[] = [
  group("11", "rules", ["Rules", "กติกา", "Luật chơi", "ច្បាប់លេង", "规则", "規則", "Regras"]),
  group("12", "odds", ["Odds", "ราคา", "Tỷ lệ", "អត្រា", "赔率", "賠率", "Odds"]),
  group(TABLES_TAG, "tables", [
    "Tables",
    "ตารางคะแนน",
    "Bảng xếp hạng",
    "តារាងពិន្ទុ",
    "积分榜",
    "積分榜",
    "Classificação",
  ]),
  group("14", "competitions", ["Competitions", "รายการแข่งขัน", "Giải đấu", "ពានរង្វាន់", "赛事", "賽事", "Competições"]),
  group("15", "statistics", ["Statistics", "สถิติ", "Thống kê", "ស្ថិតិ", "数据", "統計", "Estatísticas"]),
  group(DERBIES_TAG, "derbies", ["Derbies", "ศึกดาร์บี้", "Trận derby", "គូប្រជែងអមតៈ", "德比大战", "打吡大戰", "Clássicos"]),
];

export const AUTHORS: readonly GroupEntry[] = [
  group("1", "editors", ["Editorial team", "กองบรรณาธิการ", "Ban biên tập", "ក្រុមនិពន្ធ", "编辑部", "編輯部", "Redação"]),
  /** Author of stories written from the site's data. */
  group("2", "match-desk", [
    "Match data desk",
    "ฝ่ายข้อมูลการแข่งขัน",
    "Ban dữ liệu trận đấu",
    "ផ្នែកទិន្នន័យប្រកួត",
    "比赛数据组",
    "賽事數據組",
    "Central de dados dos jogos",
  ]),
];
