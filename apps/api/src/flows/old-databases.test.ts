import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { brokenAmong, changedOnly, type Db, type InvariantCheck, type MigrationSet, raw, runInvariants, sql } from '@sojourn/db'
import { LANGUAGES } from '@sojourn/i18n'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { fakeClock, newFolder, testDb } from '@sojourn/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { carCallsOf } from '../products/cars/cars.testing.ts'
import { contact, createSystem, got, guestsFor, type System, systemInvariants, systemMigrations, traveller } from './booking-system.testing.ts'

/**
 * Databases as the code of a day left them: the migrations that had run, the rows of all tables, and what the calls answered of each booking and open checkout then.
 * Bookings: by all tenders, one of them cancelled; by a credit line; paid at the property; a car; a stay and a car of which the stay was cancelled alone; a wallet.
 */
const DAYS = ['2026-11-23', '2026-11-28'] as const

interface Then {
  readonly nowMs: number
  readonly migrations: readonly string[]
  readonly rows: Readonly<Record<string, readonly object[]>>
  readonly intents: Parameters<System['gateway']['intents']['set']>[1][]
  readonly bookings: readonly {
    readonly id: string
    readonly user: string
    readonly usrType: 2 | 3
    readonly status: 'confirmed' | 'cancelled'
    readonly total: number
    readonly lines: readonly { readonly kind: string; readonly label: string; readonly amount: number }[]
    readonly payments: readonly number[]
    readonly paid: number
    readonly refunded: number
    readonly atProperty: number
    readonly refund: number | null
  }[]
  readonly open: readonly {
    readonly id: string
    readonly user: string
    readonly product: 'HLT' | 'CAR'
    readonly total: number
    readonly due: number
    readonly lines: readonly (readonly [string, number])[]
  }[]
}

const read = (day: string): Then => JSON.parse(gunzipSync(readFileSync(new URL(`./fixtures/database-of-${day}.json.gz`, import.meta.url))).toString('utf8'))

const folder = newFolder()

/** The migrations of a set that had run by then. */
function asThen(day: string, { migrations }: Then, set: MigrationSet): MigrationSet[] {
  const files = readdirSync(fileURLToPath(set.folder)).filter((file) => migrations.includes(`${set.owner}/${file}`))
  const then = join(folder, day, set.owner)
  for (const file of files) cpSync(fileURLToPath(new URL(file, set.folder)), join(then, file))
  return files.length > 0 ? [{ ...set, folder: pathToFileURL(`${then}/`) }] : []
}

async function openAsNow(day: string, then: Then): Promise<Db> {
  const db = await testDb(systemMigrations().flatMap((set) => asThen(day, then, set)))
  const client = await db.pool.connect()
  // In any order, and as they were: what a trigger would add is among them.
  await client.query('set session_replication_role = replica')
  const tables = Object.keys(then.rows).map((table) => `"${table}"`)
  await client.query(`truncate ${tables.join(', ')} cascade`)
  for (const [table, rows] of Object.entries(then.rows)) {
    await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [JSON.stringify(rows)])
  }
  await client.query('set session_replication_role = origin')
  client.release()
  await db.migrate(systemMigrations())
  return db
}

const amountsOf = (lines: readonly { readonly kind: string; readonly amount: number }[]) => lines.map(({ kind, amount }) => [kind, amount])

const couponOf = ({ lines }: Then['bookings'][number]) => lines.filter(({ kind }) => kind === 'coupon').reduce((all, { amount }) => all + amount, 0)

describe.each(DAYS)('a database of %s', async (day) => {
  const then = read(day)
  const clock = fakeClock(then.nowMs)
  const db = await openAsNow(day, then)
  afterAll(() => db.close())
  const system = createSystem(db, clock)
  for (const intent of then.intents) system.gateway.intents.set(intent.id, intent)
  speakByRequest()
  const whoOf = (user: string, usrType: 2 | 3 = 2) => traveller(user.replace('usr_', ''), undefined, usrType)
  const holds = async () => expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])

  test('starts, and every rule holds', holds)

  test('what is owed on a line of credit is what was ever posted on it', async () => {
    const { rows } = await db.asSystem((tx) =>
      raw<{ owed: number; stored: number }>`
        with tendered as (
          select distinct h.org_id, h.subject_id as tender_id, a.subject_id as line_id from ledger_entries a join ledger_entries h using (org_id, transaction_id)
          where a.account = 'credit_available' and h.account = 'tender_held'
        )
        select sum(e.amount_minor)::bigint as owed,
          (select owed_minor from credit_moves m where m.line_id = l.line_id order by posted_ms desc, transaction_id desc limit 1) as stored
        from ledger_entries e join (select distinct line_id from tendered) l on
          (e.account in ('credit_granted', 'credit_available') and e.subject_id = l.line_id)
          or (e.account = 'tender_held' and e.subject_id in (select t.tender_id from tendered t where t.line_id = l.line_id))
        group by l.line_id`.execute(sql(tx)),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { owed, stored } of rows) expect(stored ?? 0).toBe(owed)
  })

  const rules: readonly InvariantCheck[] = systemInvariants(system.hotels)
  const changed = (xid: number): InvariantCheck[] => rules.map((check) => (check.of ? changedOnly(check, check.of, xid) : check))
  test('every rule holds too where it reads changed rows alone, all of which are changed', async () => {
    expect(await runInvariants(db, changed(0))).toEqual([])
  })

  test.each([
    "update bookings set pay_now_minor = pay_now_minor + 1 where status = 'confirmed'",
    "update booking_items set state = 'failed' where state = 'confirmed'",
    'update vouchers set void_ms = 1 where void_ms is null',
    "update payment_attempts set currency = 'XXX' where state = 'succeeded'",
    "update tenders set state = 'held' where state = 'taken'",
    'update tender_plans set earns = null',
    "update ledger_balances set balance_minor = balance_minor + 1 where account = 'revenue'",
    "update ledger_balances set balance_minor = balance_minor + 1 where account = 'tender_held'",
    'update stock_nights set sold = sold - 1 where sold > 0',
    "update stock_holds set state = 'cancelled' where state = 'confirmed'",
    'update stock_hold_lines set rooms = rooms + 1',
    "update car_holds set state = 'cancelled' where state = 'confirmed'",
    "update saga_steps set state = 'running'",
  ])('what changed is found broken in changed rows as in all: %s', async (change) => {
    const names = (broken: Awaited<ReturnType<typeof runInvariants>>) => broken.map(({ name }) => name)
    const found = await db
      .asSystem(async (tx) => {
        const { rows } = await raw<{ xid: number }>`select pg_current_xact_id()::text::bigint as xid`.execute(sql(tx))
        await raw.raw(change).execute(sql(tx))
        const whole = names(await brokenAmong(tx, rules))
        throw { whole, ofChanged: names(await brokenAmong(tx, changed(rows[0]!.xid))) }
      })
      .catch((thrown) => thrown)
    expect(found, String(found)).toMatchObject({ whole: expect.arrayContaining([expect.any(String)]) })
    expect(found.ofChanged).toEqual(found.whole)
  })

  test.each(then.bookings.map((each, index) => [index + 1, each] as const))(
    'booking %i is read and receipted in every language, to the cent',
    async (_, before) => {
      const who = whoOf(before.user, before.usrType)
      for (const { tag } of LANGUAGES) {
        const [booking, receipt] = await inLanguage(tag, async () => [
          got(await system.get({ booking_id: before.id }, who)),
          got(await system.receipt({ booking_id: before.id }, who)),
        ])
        const { status } = before
        // A coupon was counted as money then.
        const [paid, refunded] = [before.paid - couponOf(before), before.refunded && before.refunded - couponOf(before)]
        expect(booking).toMatchObject({ status, paid: expect.closeTo(paid, 5), refunded: expect.closeTo(refunded, 5) })
        expect(receipt).toMatchObject({ total: before.total, paid: booking.paid, refunded: booking.refunded, at_property: before.atProperty })
        expect(amountsOf(receipt.lines), tag).toEqual(amountsOf(before.lines))
        expect(amountsOf(booking.lines), tag).toEqual(amountsOf(before.lines))
        // What was paid and what went back are told by what they are, whatever they are called: money and discounts apart.
        expect(receipt.payments.map(({ amount }) => amount).sort()).toEqual([...before.payments].sort())
        for (const { kind, amount } of receipt.payments) expect(amount > 0, `${tag} ${kind}`).toBe(kind === 'payment' || kind === 'discount')
        const back = receipt.payments.filter(({ kind }) => kind === 'discount_returned')
        expect(back.length > 0, tag).toBe(before.status === 'cancelled' && before.lines.some(({ kind }) => kind === 'coupon'))
        if (tag !== 'en-US') expect(receipt.lines.find(({ kind }) => kind === 'pay_now')!.label, tag).not.toBe('Pay now')
      }
      await holds()
    },
  )

  test.each(then.open.map((each) => [each.product, each] as const))('an open checkout of %s is as it was, and is booked', async (_, before) => {
    const who = whoOf(before.user)
    const checkout = got(await system.getCheckout({ checkoutId: before.id }, who))
    expect([checkout.price.total, checkout.due.card, amountsOf(checkout.lines)]).toEqual([before.total, before.due, before.lines])
    const request = { checkoutId: before.id, guests: guestsFor(who), contact, consented_total: before.total, consented_due: before.due }
    const { booking_id } = got(await (before.product === 'CAR' ? carCallsOf(system).book(request, who) : system.book(request, who)))
    system.gateway.browser.pays(system.gateway.intents.values().find(({ metadata }) => metadata.booking_id === booking_id)!)
    expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
    await holds()
  })

  const cancellable = then.bookings.filter(({ refund }) => refund !== null)
  test.each(cancellable.map((each, index) => [index + 1, each] as const))('cancellation %i gives back what was promised', async (_, before) => {
    const who = whoOf(before.user, before.usrType)
    const { refund, discounts } = got(await system.cancelQuote({ booking_id: before.id }, who))
    const coupon = couponOf(before)
    expect([refund, discounts.length]).toEqual([expect.closeTo(before.refund! - coupon, 5), coupon > 0 ? 1 : 0])
    expect(got(await system.cancel({ booking_id: before.id, expected_refund: refund }, who))).toMatchObject({ status: 'cancelled', refund })
    await system.core.settled()
    await system.work()
    expect(got(await system.receipt({ booking_id: before.id }, who)).refunded).toBeCloseTo(before.refunded + refund, 5)
    await holds()
  })
})
