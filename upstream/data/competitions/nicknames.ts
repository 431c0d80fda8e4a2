/** What fans call competitions, by key: short forms and names of the press, in any language. */
export const COMPETITION_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  "champions-league": ["UCL", "CL", "C1", "แชมเปี้ยนส์ลีก", "แชมป์เปี้ยนลีก", "ชปล", "欧洲冠军联赛", "歐冠", "歐洲冠軍聯賽"],
  "europa-league": ["UEL", "EL", "C2", "ยูโรปาลีก", "欧联", "歐霸"],
  "conference-league": ["UECL", "C3", "欧协联", "歐協聯"],
  "afc-champions-league-elite": ["ACL", "ACLE", "亚冠", "亞冠"],
  "world-cup": ["WC", "Mundial", "บอลโลก", "世界杯", "世界盃"],
  "premier-league": ["EPL", "PL", "พรีเมียร์", "NHA"],
  "la-liga": ["Liga BBVA", "ลาลีกา", "西甲"],
  bundesliga: ["Buli", "บุนเดส", "德甲"],
  "thai-league-1": ["T1", "ไทยลีก", "泰超"],
};
