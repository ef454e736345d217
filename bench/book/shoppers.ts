import { openDb } from '@sojourn/db'
import type { Visitor } from '../visitor.ts'
import { type Shopper, signIn } from './journey.ts'

const PASSWORD = 'travel-demo-1'
const emailOf = (number: number): string => `shopper${number}@bench.test`

// Members like the demo one, each with a cash card and points enough for any number of bookings, and a coupon without a limit for all.
const FILL = `
  insert into users select s.* from (select 1) one, lateral (
    select (jsonb_populate_record(u, jsonb_build_object('id', 'usr_bench_' || n, 'email', 'shopper' || n || '@bench.test'))).*
    from users u, generate_series(1, $1::int) n where u.id = 'usr_member') s on conflict do nothing;
  insert into accounts select s.* from (select 1) one, lateral (
    select (jsonb_populate_record(a, jsonb_build_object('id', 'acc_bench_' || n, 'user_id', 'usr_bench_' || n, 'account_id', 'usr_bench_' || n))).*
    from accounts a, generate_series(1, $1::int) n where a.user_id = 'usr_member') s on conflict do nothing;
  insert into coupons (org_id, coupon_id, code, description, basis_points, currency, minimum_minor, created_ms)
    values ('org_sojourn', 'cpn_bench', 'BENCH', 'For measuring', 100, 'USD', 0, 0) on conflict do nothing;
  insert into point_types (org_id, code, position, label, unit, rate_per_miles, currency, funding_partner_code, rule_code, rule_level, earns_per_unit)
    values ('org_sojourn', 'BENCH', 9, 'Bench points', 'XBP', 100, 'USD', 'BENCH', 'BENCH', 'ORGANISATION', 0) on conflict do nothing;
  insert into payment_cards (org_id, payment_card_id, user_id, type, code, name, currency, purchase_minor, status, created_ms)
    select 'org_sojourn', 'pcd_bench_' || n, 'usr_bench_' || n, 'CASH', 'BENCH-' || n, 'Bench cash', 'USD', 0, 'ACTIVE', 0 from generate_series(1, $1::int) n on conflict do nothing;
  insert into point_lots (org_id, lot_id, user_id, type_code, source, earned_ms, usable_from_ms)
    select 'org_sojourn', 'lot_bench_' || n, 'usr_bench_' || n, 'BENCH', 'bench', 0, 0 from generate_series(1, $1::int) n on conflict do nothing`

const posting = (lines: string, kind: string) =>
  `select ledger_post('org_sojourn', 'ltx_${kind}_' || n, '${kind}_' || n, 'granted', '${kind}_' || n, 0, ${lines}) from generate_series(1, $1::int) n`
const line = (account: string, unit: string, subject: string, minor: number, guarded: boolean) =>
  `jsonb_build_object('account', '${account}', 'currency', '${unit}', 'subject_id', '${subject}' || n, 'minor', ${minor}, 'delta', ${Math.abs(minor)}, 'guarded', ${guarded})`
const grant = (accounts: readonly [asset: string, value: string], unit: string, subject: string, kind: string) =>
  posting(`jsonb_build_array(${line(accounts[0], unit, subject, VALUE, false)}, ${line(accounts[1], unit, subject, -VALUE, true)})`, kind)
/** What a cash card and points of a shopper are worth, in minor units. */
export const VALUE = 1_000_000_000

/** So many signed-in shoppers of a server on this PostgreSQL, each with a visitor of their own. */
export async function shoppersOf(databaseUrl: string, visitor: () => Visitor, count: number): Promise<Shopper[]> {
  await fill(databaseUrl, count)
  return Promise.all(Array.from({ length: count }, (_, number) => signIn(visitor(), emailOf(number + 1), PASSWORD)))
}

/** So many people who can sign in. */
export async function fill(databaseUrl: string, count: number): Promise<void> {
  const db = await openDb({ databaseUrl, connectionsMax: 1 })
  const steps = [
    ...FILL.split(';'),
    grant(['value_issued', 'stored_value'], 'USD', 'pcd_bench_', 'bench_cash'),
    grant(['points_issued', 'points'], 'XBP', 'lot_bench_', 'bench_points'),
  ]
  for (const step of steps) await db.pool.query(step, step.includes('$1') ? [count] : [])
  await db.close()
}
