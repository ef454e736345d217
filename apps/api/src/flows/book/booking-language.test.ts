import { raw, sql } from '@sojourn/db'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { invariant } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { findCar, holdBody, threeDays } from '../../products/cars/cars.testing.ts'
import { endowed } from '../all-or-nothing.testing.ts'
import { contact, createSystem, got, guests, offersOf, org, prebookRequest, systemDb, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const ana = { ...traveller('ana'), language: 'en-XA' }
const PLAIN = /Check-in|adults|Double|Twin|King/

interface SentMail {
  readonly language: string
  readonly data: { readonly facts: readonly (readonly [string, string])[]; readonly cancellation: readonly string[] }
}

test('mails about a booking are in the language it was made in, and pages in that of the reader', async () => {
  speakByRequest()
  const offer = await offersOf(db, system.hotels, { checkin: '2027-02-08', checkout: '2027-02-10' }, ({ quote, left }) => quote.payment === 'now' && left > 1)
  const booking_id = await inLanguage('en-XA', async () => {
    const { checkoutId, price } = got(await system.prebook(prebookRequest(offer), ana))
    invariant(checkoutId, 'the room is free')
    return got(await system.book({ checkoutId, guests, contact, consented_total: price.total }, ana)).booking_id
  })
  // Confirmed by a process whose language is English.
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ana))).toMatchObject({ status: 'confirmed' })
  const { rows } = await db.inTenant(org, (tx) =>
    raw<SentMail>`select language, data from messages where key = ${`booking_confirmed:${booking_id}`}`.execute(sql(tx)),
  )
  const [mail] = rows
  expect(mail?.language).toBe('en-XA')
  expect(mail?.data.facts.map(([label, value]) => `${label} ${value}`).join(' ')).not.toMatch(PLAIN)
  expect(mail?.data.cancellation.join(' ')).not.toMatch(/cancel/i)
  const read = async (language: string) => JSON.stringify(got(await inLanguage(language, () => system.get({ booking_id }, ana))).items[0]?.description.facts)
  expect(await read('en-US')).toMatch(PLAIN)
  expect(await read('en-XA')).not.toMatch(PLAIN)
  const where = async (language: string) => {
    const place = got(await inLanguage(language, () => system.get({ booking_id }, ana))).items[0]?.description.place
    return [place?.city, place?.address.split(', ').at(-1)]
  }
  expect(await where('en-US')).toEqual(['Lisbon', 'Lisbon'])
  expect(await where('de-DE')).toEqual(['Lissabon', 'Lissabon'])
})

/** What is the same in Spanish, and a name. */
const SAME = new Set(['Total', '970 Sojourn Miles'])

test('[C5.2] a price that was held in English is read, booked and receipted in Spanish without an English line, to the same minor unit', async () => {
  speakByRequest()
  const rich = await endowed(db, system, 2)
  const spanish = { ...rich, language: 'es-MX' }
  const offer = await offersOf(
    db,
    system.hotels,
    { checkin: '2027-03-08', checkout: '2027-03-10' },
    ({ quote, left }) => quote.payment === 'now' && left > 1 && quote.lines.some(({ collected }) => collected === 'property'),
  )
  const search = threeDays(11)
  const car = holdBody(await findCar(system, search, rich), search)
  const { stay, hotelId, rateId } = offer.quote
  const own = { currency: 'USD', markupBasisPoints: 800 }
  const items = [
    { product: 'HLT' as const, ask: { product: 'hotels', hotelId, rateId, ...stay, ...own } },
    {
      product: 'CAR' as const,
      ask: {
        carId: car.car_id,
        dropoffDepotId: null,
        pickupAt: car.pickup_at,
        dropoffAt: car.dropoff_at,
        driverAge: 22,
        residence: null,
        rate: 'prepaid',
        extras: [{ code: 'child_seat', count: 1 }],
        ...own,
      },
    },
  ]
  const { checkoutId } = got(await inLanguage('en-US', () => system.core.shop.prebook({ product: 'HLT', items, expectedTotal: null }, rich)))
  await inLanguage('en-US', async () => {
    got(await system.applyCoupon({ checkoutId, coupon_code: 'SHARE' }, rich))
    got(await system.applyPoints({ checkoutId, point_type_code: 'SOJOURN_MILES', points: 970 }, rich))
    got(await system.applyCard({ checkoutId, payment_card_id: 'wallet:USD', amount: 20 }, rich))
  })
  const held = async (language: string) => got(await inLanguage(language, () => system.getCheckout({ checkoutId }, rich)))
  const english = await held('en-US')
  expect(english.lines.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['night', 'base', 'tax', 'fee', 'coupon', 'points', 'payment_card', 'card', 'pay_at_property']),
  )
  expectAnew((await held('es-MX')).lines, english.lines)
  expect((await held('es-MX')).sold_as.rules.later_at).toBe('en el alojamiento y en el mostrador')

  const body = { checkoutId, guests: [{ ...guests[0]!, first_name: 'Rica' }], contact, consented_total: english.price.total, consented_due: english.due.card }
  const { booking_id } = got(await inLanguage('es-MX', () => system.core.shop.book('HLT', body, spanish)))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, rich))).toMatchObject({ status: 'confirmed' })
  const { rows: stored } = await db.inTenant(org, (tx) =>
    raw<{ readonly snapshot: { readonly schema: string } }>`select snapshot from bookings where booking_id = ${booking_id}`.execute(sql(tx)),
  )
  // Written once: no line of the price a second time beside its item.
  const written = JSON.stringify(stored[0]?.snapshot)
  expect(Object.keys(stored[0]?.snapshot ?? {}).sort()).toEqual(['how', 'items', 'language', 'paidBy', 'schema'])
  expect(written.match(/"label":"Cupón SHARE"/g)).toHaveLength(1)
  expect(written.match(/"kind":"tax"/g)).toHaveLength(english.lines.filter(({ kind }) => kind === 'tax').length)
  const read = (language: string) =>
    inLanguage(language, async () => [got(await system.get({ booking_id }, rich)).lines, got(await system.receipt({ booking_id }, rich)).lines] as const)
  for (const lines of await read('es-MX')) expectAnew(lines, english.lines)
  for (const lines of await read('en-US')) expect(lines).toEqual(english.lines)
  const paid = (language: string) =>
    inLanguage(language, async () => {
      const { charged_to, paid_with, money_back_to } = got(await system.get({ booking_id }, rich))
      // A coupon is no money: what goes back goes to the others.
      expect(paid_with).toBe(`${{ 'en-US': 'Coupon SHARE, ', 'es-MX': 'Cupón SHARE, ' }[language]}${money_back_to}`)
      return [charged_to, paid_with, ...got(await system.receipt({ booking_id }, rich)).payments.map(({ label }) => label)]
    })
  for (const [language, said] of [
    ['en-US', 'Visa ending 4242'],
    ['es-MX', 'Visa terminación 4242'],
  ] as const) {
    const [card, ways, ...labels] = await paid(language)
    expect([card, labels.at(-1)]).toEqual([said, said])
    expect(ways?.endsWith(`, ${said}`)).toBe(true)
  }
  // Of cancelling too, in the language of the person who asks.
  const ends = (language: string) =>
    inLanguage(language, async () => {
      const { to, discounts } = got(await system.cancelQuote({ booking_id }, rich))
      return [...to, ...discounts].map(({ tender }) => tender)
    })
  expect(await ends('es-MX')).toEqual(expect.arrayContaining(['Cupón SHARE', 'Saldo del monedero', 'Visa terminación 4242']))
  expect(await ends('en-US')).toEqual(expect.arrayContaining(['Coupon SHARE', 'Wallet balance', 'Visa ending 4242']))
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ readonly data: { readonly price: unknown } }>`select data from messages where key = ${`booking_confirmed:${booking_id}`}`.execute(sql(tx)),
  )
  expect(JSON.stringify(rows[0]?.data.price)).toMatch(/Cupón SHARE.*Después, en el alojamiento y en el mostrador/)
})

type Lines = readonly { readonly label: string; readonly rule: string | null; readonly amount: number }[]

/** The same figures, and each text another one where it has words. */
function expectAnew(said: Lines, english: Lines) {
  expect(said.map(({ label: _, rule: __, ...figures }) => figures)).toEqual(english.map(({ label: _, rule: __, ...figures }) => figures))
  const texts = (lines: Lines) => lines.flatMap(({ label, rule }) => [label, rule ?? ''])
  const before = texts(english)
  expect(texts(said).filter((text, index) => /[a-z]{3}/.test(text) && text === before[index] && !SAME.has(text))).toEqual([])
}
