import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestDay, openHours } from "#contract/contests/contest-days";
import { contestState } from "#contract/contests/contest-state";
import { addDays } from "#contract/time/zone";
import { batched } from "../../platform/batched.ts";
import { refuse } from "../members/refuse.ts";
import type { PickMarket } from "../schema/contests.ts";
import type { ContestSeason } from "./calendar/seasons.ts";

export interface StoredPick {
  /** For PLACE: the slot. */
  matchId: string;
  market: PickMarket;
  /** As stored; absent if the pick is withdrawn. */
  choice?: string;
  /** Quarters. */
  line?: number;
  /** Decimal text. */
  price?: string;
  companyId?: number;
}

export interface PickPlacement {
  entryId: number;
  season: ContestSeason;
  picks: readonly StoredPick[];
  /** Milliseconds of the site's clock, and of real time. */
  at: number;
  storedAt: number;
  /** A further condition; nothing is written unless it holds. */
  guard?: SQL;
}

/** The last contest day that has opened by an instant. */
function lastOpened(at: number): string {
  const today = contestDay(at);
  return at >= openHours(today).from ? today : addDays(today, -1);
}

/** The picks as rows, in order. */
const sentRows = (picks: readonly StoredPick[]): SQL => sql`(
  select key as place, value->>'matchId' as match_id, value->>'market' as market, value->>'choice' as choice,
    value->>'line' as line, value->>'price' as price, value->>'companyId' as company_id
  from json_each(${JSON.stringify(picks)}))`;

/** True if all picks can be placed: none of their matches is locked, and their days have opened. */
function allCanBePlaced({ entryId, season, picks, at, guard }: PickPlacement): SQL {
  const ofMatches = picks.filter(({ market }) => market !== "PLACE");
  const isEntered = sql`exists (select 1 from contest_entries where id = ${entryId} and contest_id = ${season.id})`;
  // A tournament has one deadline, its first match.
  const takesPlaces = ofMatches.length === picks.length || contestState(season, at) === "ongoing";
  return sql`(${isEntered} and ${takesPlaces ? 1 : 0} and ${guard ?? sql`1`} and ${ofMatches.length} = (
    select count(*) from ${sentRows(ofMatches)} as sent join contest_matches as m
    on m.contest_id = ${season.id} and m.match_id = sent.match_id
    where m.locked_at > ${at} and m.day <= ${lastOpened(at)}))`;
}

/**
 * Statements for one batch that place, change or withdraw an entry's picks, all or none; the last one returns `placed`.
 * They check themselves whether the matches are open. A pick identical to the stored one writes nothing.
 */
export function pickStatements(db: DrizzleD1Database, placement: PickPlacement) {
  const { entryId, season, picks, at, storedAt } = placement;
  const [sent, allOpen] = [sentRows(picks), allCanBePlaced(placement)];
  const write = sql`insert into contest_ledger
      (contest_id, day, entry_id, kind, match_id, market, choice, line, price, company_id, at, stored_at)
    select ${season.id}, coalesce(m.day, ${contestDay(season.endDate)}), ${entryId},
      case when sent.choice is null then 'back' else 'pick' end,
      sent.match_id, sent.market, sent.choice, sent.line, sent.price, sent.company_id, ${at}, ${storedAt}
    from ${sent} as sent
    left join contest_matches as m on m.contest_id = ${season.id} and m.match_id = sent.match_id
    left join contest_picks as p on p.entry_id = ${entryId} and p.match_id = sent.match_id and p.market = sent.market
    where sent.choice is not p.choice and ${allOpen}
    order by sent.place`;
  // The current pick is the ledger's last one.
  const stand = sql`insert into contest_picks
      (entry_id, contest_id, match_id, market, choice, line, price, company_id, placed_at, ledger_id)
    select entry_id, contest_id, match_id, market, choice, line, price, company_id, at, id
    from contest_ledger where kind = 'pick' and id in (
      select max(l.id) from contest_ledger as l join ${sent} as sent
      on l.match_id = sent.match_id and l.market = sent.market
      where l.entry_id = ${entryId} and l.kind in ('pick', 'back') group by l.match_id, l.market)
    on conflict (entry_id, match_id, market) do update set choice = excluded.choice, line = excluded.line,
      price = excluded.price, company_id = excluded.company_id, placed_at = excluded.placed_at,
      ledger_id = excluded.ledger_id
    where contest_picks.ledger_id < excluded.ledger_id`;
  const remove = sql`delete from contest_picks where entry_id = ${entryId} and (match_id, market) in
    (select match_id, market from ${sent} where choice is null) and ${allOpen}`;
  const check = sql`select ${allOpen} as placed`;
  return [batched(db, write), batched(db, stand), batched(db, remove), batched<{ placed: 0 | 1 }>(db, check)] as const;
}

/** Places, changes or withdraws picks in one batch. Refuses all of them if one cannot be placed. */
export async function placePicks(db: DrizzleD1Database, placement: PickPlacement): Promise<void> {
  const [write, stand, remove, check] = pickStatements(db, placement);
  const [, , , [answer]] = await db.batch([write, stand, remove, check]);
  if (!answer?.placed) throw refuse("pickLocked");
}
