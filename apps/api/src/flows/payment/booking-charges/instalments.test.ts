import { getCountMessages, payCharge } from '@sojourn/contracts'
import { raw, sql } from '@sojourn/db'
import type { BookingId } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, got, org, traveller } from '../../booking-system.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../../toy-system.testing.ts'
import { buyInInstalments, DAY_MS, toyInInstalments, workAll } from './instalments.testing.ts'

const clock = fakeClock(Date.UTC(2027, 2, 1, 12))
const db = await toyDb()
const faults: unknown[] = []
const toy = toyInInstalments({ deposit: 40, days: ['2027-04-01', '2027-05-01'], giveUpOn: '2027-05-10' })
const system = toySystem(db, clock, toy, { reportFault: (error) => faults.push(error) })

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
  expect(faults).toEqual([])
})

let courts = 0
const court = () => ({ resources: [`court ${++courts}`] })
const live = async (until: string) => {
  while (clock.nowMs() < Date.parse(until)) {
    clock.advance(Math.min(DAY_MS, Date.parse(until) - clock.nowMs()))
    await workAll(system, clock)
  }
}

test('[C2.13] a deposit is paid with the booking, the rest is charged by the clock to the card that paid it', async () => {
  const ana = traveller('ana')
  const held = got(await system.hold(ana, court()))
  const checkout = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(checkout.price).toMatchObject({
    total: 100,
    pay_now: 40,
    pay_at_property: 0,
    instalments: [
      { amount: 30, on: '2027-04-01' },
      { amount: 30, on: '2027-05-01' },
    ],
  })
  expect(checkout.later!.mandate_text).toBe(
    "I authorize Sojourn to save my card and to charge it $30 on 1 April 2027 and $30 on 1 May 2027 for this booking. I'll get an email before each charge. If I cancel late or don't show up, it may be charged the fee that the terms name.",
  )
  const request = { checkoutId: held.checkoutId, guests: system.people(ana, 1), contact, consented_total: 100 }
  expect(codeOf(await system.core.shop.book(toy.code, request, ana))).toBe('mandate_missing')
  expect(codeOf(await system.core.shop.book(toy.code, { ...request, later_consent: 'I agree.' }, ana))).toBe('mandate_changed')
  // What it says before it is booked is what it says after.
  expect(checkout.if_cancelled.map(({ lose }) => lose)).toEqual([0, 40, 50])
  await system.core.shop.release(held.checkoutId, ana)
  const booking_id = await buyInInstalments(system, ana, court())
  const paidNow = got(await system.get({ booking_id }, ana))
  expect(paidNow).toMatchObject({ status: 'confirmed', paid: 40, paid_later: 0 })
  const [mail] = await mailsOf('booking_confirmed', booking_id)
  expect((mail!.price as { readonly label: string }[]).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Charged now', 'Charged on 1 April 2027', 'Charged on 1 May 2027']),
  )
  expect(paidNow.if_cancelled.map(({ lose }) => lose)).toEqual([0, 40, 50])
  expect(paidNow.charges).toMatchObject([
    { on: '2027-04-01', amount: 30, state: 'scheduled', pays: ['Visa ending in 4242'], can_pay_now: true },
    { on: '2027-05-01', amount: 30, state: 'scheduled' },
  ])
  await live('2027-04-02T12:00:00Z')
  expect(got(await system.get({ booking_id }, ana))).toMatchObject({ paid: 70, paid_later: 30, charges: [{ state: 'paid' }, { state: 'scheduled' }] })
  await live('2027-05-02T12:00:00Z')
  const whole = got(await system.get({ booking_id }, ana))
  expect(whole).toMatchObject({ status: 'confirmed', paid: 100, paid_later: 60, refunded: 0 })
  expect(got(await system.receipt({ booking_id }, ana)).payments.map(({ amount }) => amount)).toEqual([40, 30, 30])
})

const refundsOf = () => [...system.gateway.refunds.values()].map(({ amount }) => amount)

/** Another deal of the same toy: everything after is bought from now on. */
async function bought(name: string, at: string) {
  const who = traveller(name)
  const booking_id = await buyInInstalments(system, who, { ...court(), from: at })
  return { who, booking_id, see: async () => got(await system.get({ booking_id }, who)) }
}

function deal(deposit: number, days: readonly string[], giveUpOn: string): void {
  toy.state.offerOf = toyInInstalments({ deposit, days, giveUpOn }).state.offerOf
}

test('[C2.13] what is declined is tried again until its last day; then the booking is cancelled by its terms, and its traveller is told', async () => {
  deal(40, ['2027-05-20'], '2027-05-30')
  const { who, booking_id, see } = await bought('ben', '2027-06-18T18:00:00.000Z')
  system.gateway.control.away = () => ({ code: 'insufficient_funds' })
  await live('2027-05-21T12:00:00Z')
  expect((await see()).charges).toMatchObject([{ state: 'retrying', until: '2027-05-30', can_pay_now: true }])
  await live('2027-05-30T12:00:00Z')
  expect(await see()).toMatchObject({ status: 'confirmed', charges: [{ state: 'retrying' }] })
  const before = refundsOf().length
  await live('2027-05-31T12:00:00Z')
  // From 20 days before on the deposit is retained.
  expect(await see()).toMatchObject({ status: 'cancelled', paid: 40, refunded: 0, charges: [{ state: 'failed' }] })
  expect(refundsOf().length).toBe(before)
  system.gateway.control.away = () => 'succeeded'
  const mails = await mailsOf('booking_cancelled', booking_id)
  const told = "We canceled this booking because the rest of its price wasn't paid in time."
  expect(mails.at(-1)).toMatchObject({ unpaid: told })
  const { booking_details: news } = got(await system.call(getCountMessages)({}, who))
  expect(news.filter(({ kind }) => kind === 'cancelled').map(({ text }) => text)).toEqual([told])
})

test('[C2.13] a card that the bank does not take is waited for until the last day, and another is charged at once', async () => {
  deal(40, ['2027-06-10'], '2027-06-20')
  const { who, booking_id, see } = await bought('cleo', '2027-07-20T18:00:00.000Z')
  system.gateway.control.away = () => ({ code: 'expired_card' })
  await live('2027-06-11T12:00:00Z')
  expect((await see()).charges).toMatchObject([{ state: 'needs_person', until: '2027-06-20' }])
  system.gateway.control.away = () => 'succeeded'
  await db.inTenant(org, async (tx) => {
    const mandate = await system.scheduled.mandates.findLive(tx, { orgId: org, subjectKind: 'booking', subjectId: booking_id })
    await system.scheduled.mandates.setSources(tx, mandate!, [{ kind: 'card', cardId: 'pm_other', brand: 'Visa', last4: '0002' }])
  })
  await workAll(system, clock)
  expect(await see()).toMatchObject({ paid: 100, paid_later: 60, charges: [{ state: 'paid', pays: ['Visa ending in 0002'] }] })
  expect(got(await system.cancelQuote({ booking_id }, who))).toMatchObject({ refund: 100, kept: 0 })
})

test('[C2.4] cancelled between two instalments nothing more is charged; what is refunded is the newest money first, to the minor unit', async () => {
  deal(40, ['2027-07-01', '2027-08-01'], '2027-08-10')
  const { who, booking_id, see } = await bought('dora', '2027-08-25T18:00:00.000Z')
  await live('2027-08-02T12:00:00Z')
  await live('2027-08-08T12:00:00Z')
  const before = refundsOf().length
  // The deposit of 40 is retained: both instalments go back, and nothing of the deposit.
  const quote = got(await system.cancelQuote({ booking_id }, who))
  expect(quote).toMatchObject({ refund: 60, kept: 40, to: [{ amount: 30 }, { amount: 30 }] })
  expect((await see()).if_cancelled[0]).toMatchObject({ lose: 40, refund: 60 })
  expect(codeOf(await system.cancel({ booking_id, expected_refund: 0 }, who))).toBe('refund_changed')
  expect(got(await system.cancel({ booking_id, expected_refund: 60 }, who))).toMatchObject({ status: 'cancelled', refund: 60 })
  expect(got(await system.cancel({ booking_id, expected_refund: 60 }, who))).toMatchObject({ refund: 60 })
  await workAll(system, clock)
  expect(refundsOf().slice(before)).toEqual([3_000, 3_000])
  expect(await see()).toMatchObject({ status: 'cancelled', paid: 100, refunded: 60, paid_later: 0 })
})

test('[C2.4] what is not charged yet is not charged any more, and a part of an instalment may be retained', async () => {
  deal(20, ['2027-09-01', '2027-10-01'], '2027-10-02')
  const { who, booking_id, see } = await bought('emil', '2027-09-12T18:00:00.000Z')
  await live('2027-09-08T12:00:00Z')
  expect(await see()).toMatchObject({ paid: 60, charges: [{ state: 'paid' }, { state: 'scheduled' }] })
  // Half of 100 is retained: of 60 that were paid 10 go back, of the instalment.
  expect(got(await system.cancel({ booking_id, expected_refund: 10 }, who))).toMatchObject({ refund: 10 })
  await live('2027-10-05T12:00:00Z')
  expect(await see()).toMatchObject({
    status: 'cancelled',
    paid: 60,
    refunded: 10,
    paid_later: 30,
    charges: [{ state: 'paid', refunded: 10 }, { state: 'called_off' }],
  })
})

test('[C2.4] what its provider cancels comes back whole, the instalments too', async () => {
  deal(40, ['2027-11-01', '2027-12-01'], '2027-12-02')
  const { booking_id, see } = await bought('finn', '2027-12-20T18:00:00.000Z')
  await live('2027-11-02T12:00:00Z')
  got(await system.core.shop.providerCancels({ orgId: org, bookingId: booking_id as BookingId, itemNo: 1, reason: 'weather', note: null }))
  await live('2027-12-03T12:00:00Z')
  expect(await see()).toMatchObject({ status: 'cancelled', paid: 70, refunded: 70, charges: [{ state: 'paid', refunded: 30 }, { state: 'called_off' }] })
})

test('[C2.13] the person has an instalment charged now, and it is not charged again on its day', async () => {
  deal(40, ['2028-02-01', '2028-03-01'], '2028-03-10')
  const { who, booking_id, see } = await bought('gia', '2028-06-20T18:00:00.000Z')
  const [first, second] = (await see()).charges
  const pay = system.call(payCharge)
  expect(codeOf(await pay({ charge_id: first!.charge_id }, traveller('hugo')))).toBe('not_found')
  expect(got(await pay({ charge_id: first!.charge_id }, who))).toEqual({ state: 'paid', message: null })
  expect(codeOf(await pay({ charge_id: first!.charge_id }, who))).toBe('nothing_due')
  expect(await see()).toMatchObject({ paid: 70, charges: [{ state: 'paid' }, { state: 'scheduled' }] })
  system.gateway.control.away = () => ({ code: 'insufficient_funds' })
  expect(got(await pay({ charge_id: second!.charge_id }, who))).toMatchObject({ state: 'declined' })
  system.gateway.control.away = () => 'succeeded'
  expect(got(await pay({ charge_id: second!.charge_id }, who))).toMatchObject({ state: 'paid' })
  await live('2028-03-12T12:00:00Z')
  expect(await see()).toMatchObject({ status: 'confirmed', paid: 100, paid_later: 60 })
  expect(got(await system.receipt({ booking_id }, who)).paid).toBe(100)
})

test('[C2.8] a fee beyond what was paid is charged to the card that was agreed to, after a notice, and has a line of its own in the receipt', async () => {
  deal(10, ['2028-08-01'], '2028-08-02')
  const { who, booking_id, see } = await bought('ines', '2028-08-05T18:00:00.000Z')
  await live('2028-07-31T19:00:00Z')
  // Half of 100 is due from 5 days before on; 10 were paid.
  expect(got(await system.cancelQuote({ booking_id }, who))).toMatchObject({ refund: 0, kept: 10, may_charge: 40 })
  got(await system.cancel({ booking_id, expected_refund: 0 }, who))
  expect((await see()).charges).toMatchObject([
    { kind: 'balance', state: 'called_off' },
    { kind: 'fee', amount: 40, state: 'scheduled' },
  ])
  await live('2028-08-02T12:00:00Z')
  expect(await see()).toMatchObject({ paid: 10 })
  await live('2028-08-05T12:00:00Z')
  expect(await see()).toMatchObject({ status: 'cancelled', paid: 50, refunded: 0, charges: [{ state: 'called_off' }, { kind: 'fee', state: 'paid' }] })
  expect(got(await system.receipt({ booking_id }, who)).payments).toMatchObject([
    { amount: 10 },
    { amount: 40, label: 'Visa ending in 4242: cancellation or no-show fee' },
  ])
})

test('[C2.8] one who does not come is charged what the terms say, once', async () => {
  deal(10, ['2028-10-01'], '2028-10-02')
  const { booking_id, see } = await bought('jon', '2028-10-20T18:00:00.000Z')
  const fee = { orgId: org, bookingId: booking_id as BookingId, itemNo: 1, why: 'no_show' } as const
  const charge = () => db.inTenant(org, (tx) => system.core.shop.chargeFee(tx, fee))
  expect((await charge()).minor).toBe(4_000)
  await charge()
  await live('2028-08-20T12:00:00Z')
  expect((await see()).charges.filter(({ kind }) => kind === 'fee')).toMatchObject([{ amount: 40, state: 'paid' }])
})

async function mailsOf(kind: string, bookingId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ readonly data: Record<string, unknown> }>`select data from messages where key like ${`${kind}:${bookingId}%`} order by created_ms`.execute(sql(tx)),
  )
  return rows.map(({ data }) => data)
}
