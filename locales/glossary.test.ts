import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { flatten } from "./checks/messages.ts";

// Basic terms whose translation is fixed; a different word in one of these texts is a mistake, not a choice.
const COLUMNS = ["th", "vn", "kh", "zh-Hans", "zh-Hant", "pt"] as const;
const TERMS: [namespace: string, key: string, ...words: string[]][] = [
  ["frame", "nav.football", "ฟุตบอล", "Bóng đá", "បាល់ទាត់", "足球", "足球", "Futebol"],
  ["common", "retry", "ลองใหม่", "Thử lại", "ព្យាយាមម្ដងទៀត", "重试", "重試", "Tentar novamente"],
  [
    "common",
    "stale.title",
    "ข้อมูลอาจไม่เป็นปัจจุบัน",
    "Dữ liệu có thể đã cũ",
    "ទិន្នន័យអាចចាស់",
    "数据可能不是最新",
    "資料或非最新",
    "Dados podem estar desatualizados",
  ],
  ["rows", "status.halfTime", "พักครึ่ง", "Nghỉ giữa hiệp", "ចប់តង់ទី 1", "中场休息", "半場", "Intervalo"],
  ["rows", "status.extraTime", "ต่อเวลาพิเศษ", "Hiệp phụ", "ម៉ោងបន្ថែម", "加时", "加時", "Prorrogação"],
  ["rows", "status.shootout", "ดวลจุดโทษ", "Luân lưu", "ទាត់ប៉េណាល់ទី", "点球大战", "互射十二碼", "Pênaltis"],
  ["rows", "status.postponed", "เลื่อนการแข่งขัน", "Hoãn", "លើកពេល", "推迟", "延期", "Adiado"],
  ["rows", "status.abandoned", "ยกเลิกกลางคัน", "Hủy giữa chừng", "បញ្ឈប់មុនចប់", "腰斩", "腰斬", "Encerrado antes do fim"],
  ["rows", "short.halfTime", "พัก", "HT", "HT", "中场", "半場", "INT"],
  ["rows", "short.fullTime", "จบ", "FT", "FT", "完", "完", "FIM"],
  [
    "matches",
    "stage.round_of_16",
    "รอบ 16 ทีมสุดท้าย",
    "Vòng 1/8",
    "វគ្គ 16 ក្រុមចុងក្រោយ",
    "1/8决赛",
    "16強",
    "Oitavas de final",
  ],
  [
    "matches",
    "stage.quarter_final",
    "รอบก่อนรองชนะเลิศ",
    "Tứ kết",
    "វគ្គ 1/4 ផ្ដាច់ព្រ័ត្រ",
    "1/4决赛",
    "8強",
    "Quartas de final",
  ],
  ["matches", "stage.groupStage", "รอบแบ่งกลุ่ม", "Vòng bảng", "វគ្គចែកពូល", "小组赛", "分組賽", "Fase de grupos"],
  ["people", "position.G", "ผู้รักษาประตู", "Thủ môn", "អ្នកចាំទី", "门将", "門將", "Goleiro"],
  ["people", "position.D", "กองหลัง", "Hậu vệ", "ខ្សែការពារ", "后卫", "後衞", "Defensor"],
  ["people", "position.M", "กองกลาง", "Tiền vệ", "ខ្សែបម្រើ", "中场", "中場", "Meio-campista"],
  ["people", "position.F", "กองหน้า", "Tiền đạo", "ខ្សែប្រយុទ្ធ", "前锋", "前鋒", "Atacante"],
  ["people", "heading.transfers", "ย้ายทีม", "Chuyển nhượng", "ដោះដូរកីឡាករ", "转会", "轉會", "Transferências"],
  ["people", "heading.trophies", "ถ้วยรางวัล", "Danh hiệu", "ពានរង្វាន់", "荣誉", "錦標", "Títulos"],
  ["people", "heading.coach", "โค้ช", "HLV", "គ្រូបង្វឹក", "主教练", "主教練", "Treinador"],
  ["people", "count.assists", "แอสซิสต์", "Kiến tạo", "Assist", "助攻", "助攻", "Assistências"],
  ["matchInfo", "event.OWN_GOAL", "ทำเข้าประตูตัวเอง", "Phản lưới nhà", "ចូលទីខ្លួនឯង", "乌龙球", "烏龍球", "Gol contra"],
  ["standings", "column.drawn", "เสมอ", "Hòa", "ស្មើ", "平", "和", "Empates"],
  ["standings", "column.goalDifference", "ผลต่างประตู", "Hiệu số", "គម្លាតគ្រាប់បាល់", "净胜球", "得失球差", "Saldo de gols"],
  ["standings", "short.lost", "พ", "B", "ច", "负", "負", "D"],
];

// Khmer marks line-break opportunities with an invisible zero-width space.
const ZERO_WIDTH_SPACE = /\u200b/g;

const read = (locale: string, namespace: string) =>
  flatten(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, locale, `${namespace}.json`), "utf8")));

const ROWS = TERMS.flatMap(([namespace, key, ...words]) =>
  COLUMNS.map((locale, column) => ({ locale, namespace, key, word: words[column] })),
);

it.each(ROWS)("$locale $namespace:$key is $word", ({ locale, namespace, key, word }) => {
  expect(read(locale, namespace).get(key)?.replace(ZERO_WIDTH_SPACE, "")).toBe(word);
});
