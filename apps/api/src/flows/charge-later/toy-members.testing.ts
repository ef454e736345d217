import { type Db, raw, sql } from '@sojourn/db'
import { type Day, instantMs, type Money, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { credit } from '../../modules/ledger/index.ts'
import { type Charge, GRACE_MS } from '../../modules/scheduled-charges/index.ts'
import type { ChargeOwner } from '../../sale/charge-owner.ts'

const DAY_MS = 86_400_000

/** Something simple that is paid every few months: an owner of later charges with a table of its own. */
export interface ToyMember {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly subjectId: string
  readonly state: 'active' | 'grace' | 'expired' | 'ended'
  /** The day of its first term, whose day of month is the anchor. */
  readonly since: Day
  readonly months: number
  readonly zone: string
  readonly price: Money
  /** How many terms were begun. */
  readonly period: number
  readonly cancelled: boolean
  readonly debtMinor: number
}

interface Row {
  org_id: string
  user_id: string
  subject_id: string
  state: ToyMember['state']
  since: string
  months: number
  zone: string
  price_minor: number
  currency: string
  period: number
  cancelled: boolean
  debt_minor: number
}

const read = (row: Row): ToyMember => ({
  orgId: row.org_id as OrgId,
  userId: row.user_id as UserId,
  subjectId: row.subject_id,
  state: row.state,
  since: row.since,
  months: row.months,
  zone: row.zone,
  price: money(Number(row.price_minor), row.currency),
  period: row.period,
  cancelled: row.cancelled,
  debtMinor: Number(row.debt_minor),
})

/** The day of its n-th term: the anchor, or the last day of a month that is too short for it. */
export function termDay(since: Day, months: number): Day {
  const from = Temporal.PlainDate.from(since)
  return from.toPlainYearMonth().add({ months }).toPlainDate({ day: from.day }).toString()
}
export const dueMs = ({ since, months, zone }: Pick<ToyMember, 'since' | 'months' | 'zone'>, period: number): number =>
  instantMs(termDay(since, months * period), '09:00', zone)
export const leadDays = (months: number): number => (months >= 12 ? 7 : 3)
/** What the days of grace cost, by the price of the term they are of. */
export const graceDebt = (price: Money): number => Math.round((price.minor * (GRACE_MS / DAY_MS)) / 365)

export async function makeToyTable(db: Db): Promise<void> {
  await db.pool.query(`create table toy_members (org_id text not null, user_id text not null, subject_id text not null, state text not null, since text not null,
    months int not null, zone text not null, price_minor bigint not null, currency text not null, period int not null, cancelled boolean not null,
    debt_minor bigint not null default 0, notice_ms bigint not null, primary key (org_id, subject_id));
    create index toy_members_notice on toy_members (notice_ms);
    select protect('toy_members');`)
}

const noticeMs = (member: Pick<ToyMember, 'since' | 'months' | 'zone'>, period: number): number => dueMs(member, period) - leadDays(member.months) * DAY_MS

export async function addToy(tx: Tx, member: Omit<ToyMember, 'state' | 'period' | 'cancelled' | 'debtMinor'>): Promise<void> {
  const { orgId, userId, subjectId, since, months, zone, price } = member
  await raw`insert into toy_members values (${orgId}, ${userId}, ${subjectId}, 'active', ${since}, ${months}, ${zone}, ${price.minor}, ${price.currency}, 1, false, 0,
    ${noticeMs(member, 1)})`.execute(sql(tx))
}
export async function findToy(tx: Tx, orgId: string, subjectId: string): Promise<ToyMember> {
  const { rows } = await raw<Row>`select * from toy_members where org_id = ${orgId} and subject_id = ${subjectId} for update`.execute(sql(tx))
  return read(rows[0]!)
}
export async function changeToy(
  tx: Tx,
  { orgId, subjectId }: Pick<ToyMember, 'orgId' | 'subjectId'>,
  set: Partial<Pick<Row, 'state' | 'cancelled' | 'price_minor'>>,
) {
  await raw`update toy_members set state = coalesce(${set.state ?? null}, state), cancelled = coalesce(${set.cancelled ?? null}, cancelled),
    price_minor = coalesce(${set.price_minor ?? null}, price_minor) where org_id = ${orgId} and subject_id = ${subjectId}`.execute(sql(tx))
}

const isLive = ({ state, cancelled }: ToyMember): boolean => !cancelled && (state === 'active' || state === 'grace')

export const toyOwner: ChargeOwner = {
  kind: 'toy',
  async dueUntil(tx, untilMs, limit) {
    const { rows } = await raw<Row>`select m.* from toy_members m where m.notice_ms <= ${untilMs} and m.state = 'active' and not m.cancelled and not exists
      (select from scheduled_charges c where c.org_id = m.org_id and c.subject_kind = 'toy' and c.subject_id = m.subject_id and c.period_key = m.period::text)
      limit ${limit}`.execute(sql(tx))
    return rows.map(read).map((member) => ({
      ...{ orgId: member.orgId, userId: member.userId, subjectKind: 'toy', subjectId: member.subjectId, periodKey: String(member.period), kind: 'renewal' },
      ...{ amount: member.price, dueAtMs: dueMs(member, member.period), noticeAtMs: noticeMs(member, member.period) },
    }))
  },
  async stillDue(tx, charge) {
    const member = await findToy(tx, charge.orgId, charge.subjectId)
    return isLive(member) && String(member.period) === charge.periodKey ? { amount: member.price } : null
  },
  async paid(tx, charge) {
    const member = await findToy(tx, charge.orgId, charge.subjectId)
    const next = member.period + 1
    await raw`update toy_members set period = ${next}, state = 'active', notice_ms = ${noticeMs(member, next)}
      where org_id = ${charge.orgId} and subject_id = ${charge.subjectId}`.execute(sql(tx))
    return [credit('revenue', charge.amount)]
  },
  async declined(tx, charge, { final }) {
    const debt = final ? graceDebt(charge.amount) : 0
    await raw`update toy_members set state = ${final ? 'expired' : 'grace'}, debt_minor = debt_minor + ${debt}
      where org_id = ${charge.orgId} and subject_id = ${charge.subjectId}`.execute(sql(tx))
  },
  async reversed(tx, charge, { amount, kind }) {
    await raw`update toy_members set debt_minor = debt_minor + ${kind === 'taken' ? amount.minor : -amount.minor}
      where org_id = ${charge.orgId} and subject_id = ${charge.subjectId}`.execute(sql(tx))
  },
  async planned(tx, { orgId, userId }, untilMs) {
    const { rows } = await raw<Row>`select * from toy_members where org_id = ${orgId} and user_id = ${userId}`.execute(sql(tx))
    return rows.map(read).flatMap((member) => {
      const terms = isLive(member) ? Array.from({ length: 40 }, (_, i) => member.period + i).filter((term) => dueMs(member, term) <= untilMs) : []
      return terms.map((term) => ({
        ...{ subjectKind: 'toy', subjectId: member.subjectId, periodKey: String(term), kind: 'renewal' as const, amount: member.price, what: whatOf(term) },
        ...{ timeZone: member.zone, dueAtMs: dueMs(member, term), noticeAtMs: noticeMs(member, term) },
      }))
    })
  },
  words: async (tx, charge) => ({
    what: whatOf(Number(charge.periodKey)),
    timeZone: (await findToy(tx, charge.orgId, charge.subjectId)).zone,
    pages: { charges: '/charges', pay: '/pay', end: '/end' },
  }),
}

const whatOf = (period: Charge['periodKey'] | number): string => `Term ${period}`
