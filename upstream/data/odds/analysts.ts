import type { PanelMarket } from "#contract/domain/odds";
import type { Names } from "../entries/types.ts";
import type { SentenceKey } from "../sentences/tips.ts";

/** An analyst who predicts every match. All are fictional and represent no real medium. */
export interface Analyst {
  id: string;
  names: Names;
  /** The market that the picks are for. */
  market: PanelMarket;
  /** Standard deviations of their misjudgement of strengths and goals. */
  doubt: { gap: number; total: number };
  /** Facts given for a pick, in this order: none that another's name stands for. Without one it is the ratings. */
  reasons: readonly SentenceKey[];
}

const names = (en: string, th: string, vn: string, kh: string, hans: string, hant: string, pt: string): Names => ({
  en,
  th,
  vn,
  kh,
  "zh-Hans": hans,
  "zh-Hant": hant,
  pt,
});

export const ANALYSTS: readonly Analyst[] = [
  {
    id: "1",
    names: names(
      "Form Desk",
      "ทีมวิเคราะห์ฟอร์ม",
      "Góc phong độ",
      "ផ្នែកវិភាគទម្រង់លេង",
      "状态研究所",
      "狀態研究所",
      "Análise de Forma",
    ),
    market: "AH",
    doubt: { gap: 0.12, total: 0.06 },
    reasons: ["form", "absences"],
  },
  {
    id: "2",
    names: names(
      "Goal Ledger",
      "สมุดบันทึกประตู",
      "Sổ bàn thắng",
      "សៀវភៅគ្រាប់បាល់",
      "进球研究",
      "入球研究",
      "Caderno de Gols",
    ),
    market: "OU",
    doubt: { gap: 0.08, total: 0.1 },
    reasons: ["goals"],
  },
  {
    id: "3",
    names: names(
      "Head-to-Head Archive",
      "คลังสถิติการพบกัน",
      "Kho đối đầu",
      "ប័ណ្ណសារជំនួបគ្នា",
      "交锋档案",
      "對賽檔案",
      "Arquivo de Confrontos",
    ),
    market: "1X2",
    doubt: { gap: 0.1, total: 0.05 },
    reasons: ["meetings"],
  },
  {
    id: "4",
    names: names("Team Sheet", "ใบรายชื่อทีม", "Danh sách đội", "បញ្ជីក្រុម", "阵容笔记", "陣容筆記", "Escalações em Dia"),
    market: "AH",
    doubt: { gap: 0.16, total: 0.08 },
    reasons: ["absences", "form"],
  },
  {
    id: "5",
    names: names("Numbers Room", "ห้องตัวเลข", "Phòng số liệu", "បន្ទប់តួលេខ", "数据研究", "數據研究", "Números do Jogo"),
    market: "OU",
    doubt: { gap: 0.05, total: 0.06 },
    reasons: ["goals"],
  },
];
