import { answerNews, deleteAccount } from '@sojourn/contracts'
import { NAME_ALONE, type SaidIdentity, type TravellerNeeds } from '@sojourn/contracts/travellers'
import { accept, type BookingId, type CheckoutId, type Day, dayIn, instantMs, invariant, type Outcome, toMajor } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BoughtItem } from '../../sale/product.ts'
import { createToy, type ToyDetails, toyCells } from '../../sale/toy-product.testing.ts'
import { codeOf, contact, got, org, traveller } from '../booking-system.testing.ts'
import { dieAt } from '../die-at.testing.ts'
import { checkInvariants, toyAskOf, toyDb, toySystem } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await toyDb()
const FROM: Day = '2027-06-01'
const TO: Day = '2027-06-08'

const NEEDS: readonly TravellerNeeds[] = [
  { age: 'adult', bornOn: true, nationality: true, document: 'passport', documentMonths: 6 },
  { age: 'adult', bornOn: false, nationality: false, document: 'any' },
  { age: { from: 3, to: 11 }, bornOn: true, gender: true, nationality: false, document: 'none' },
]
const sold: BoughtItem<ToyDetails>[] = []
/** A crossing of a week for three, each with a ticket. */
const toy = createToy({
  state: { capacity: 20 },
  product: {
    travellersOf: () => NEEDS,
    describe: ({ title, cells }) => ({
      ...{ title, summary: '', place: null, starts: null, facts: [], calendar: [] },
      span: { from: FROM, to: [TO, cells.at(-1)!.slice(0, 10)].toSorted().at(-1)! },
      clash: { place: 'crossing', slots: [FROM] },
    }),
  },
  supplier: (own) => ({
    async confirm(tx, item) {
      sold.push(item)
      const confirmed = await own.confirm(tx, item)
      return confirmed.ok
        ? accept({ proofs: item.travellers.map((_, index) => ({ kind: 'ticket' as const, number: `057-${index + 1}`, travellerNo: index + 1 })) })
        : confirmed
    },
  }),
})
const system = toySystem(db, clock, toy)
const ana = traveller('ana')

const PASSPORT = { kind: 'passport', number: 'p 123-4567', country: 'PT', expires_on: '2030-01-31' } as const
interface Said extends SaidIdentity {
  readonly first_name: string
  readonly last_name: string
}
const guests = (): readonly Said[] => [
  { first_name: 'Ana', last_name: 'Prata', born_on: '1990-05-04', nationality: 'PT', document: PASSPORT },
  // What is not needed of him is not stored.
  { first_name: 'Rui', last_name: '', born_on: '1988-01-01', document: { kind: 'id_card', number: '998877', country: 'PT' } },
  { first_name: 'Eva', last_name: 'Prata', born_on: '2020-06-01', gender: 'f', nationality: 'BR', document: PASSPORT },
]
const changed = (at: number, change: Partial<Said>): readonly Said[] => guests().map((guest, index) => (index === at ? { ...guest, ...change } : guest))

beforeEach(() => {
  clock.advance(40 * 60_000)
  sold.length = 0
})
afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
})

const held = async (): Promise<CheckoutId> => got(await system.hold(ana, { people: 3 })).checkoutId
const book = (checkoutId: CheckoutId, of: readonly Said[] = guests()): Promise<Outcome<{ booking_id: string }>> =>
  system.core.shop.book(toy.code, { checkoutId, guests: of, contact, consented_total: 120 }, ana)
async function confirmed(last_name: string, of = guests()): Promise<string> {
  const { booking_id } = got(
    await book(
      await held(),
      of.map((guest) => ({ ...guest, last_name })),
    ),
  )
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  return booking_id
}
/** Every text that any table holds, but the sealed one. */
async function storedTexts(): Promise<string> {
  const { rows: tables } = await db.pool.query(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'",
  )
  const texts: string[] = []
  for (const { name } of tables as { name: string }[]) texts.push(JSON.stringify((await db.pool.query(`select * from ${name}`)).rows))
  return texts.join('\n')
}

test('the checkout says what is asked of each traveller, and from which day to which', async () => {
  const checkoutId = await held()
  const { travellers, sold_as } = got(await system.getCheckout({ checkoutId }, ana))
  expect(sold_as.rules.named).toBe(3)
  expect(travellers).toMatchObject([
    { age: 'adult', born_on: true, nationality: true, document: 'passport', from: FROM, to: TO, document_months: 6 },
    { born_on: false, nationality: false, document: 'any' },
    { age: { from: 3, to: 11 }, born_on: true, gender: true, nationality: false, document: 'none' },
  ])
})

test('each supplier has at its confirmation what it needs and no more; each traveller has a ticket; documents are masked to their owner and hidden from a person who acts for them', async () => {
  const booking_id = await confirmed('Prata')
  expect(sold[0]!.travellers).toEqual([
    { first_name: 'Ana', last_name: 'Prata', born_on: '1990-05-04', nationality: 'PT', document: { ...PASSPORT, number: 'P1234567' } },
    { first_name: 'Rui', last_name: 'Prata', document: { kind: 'id_card', number: '998877', country: 'PT' } },
    { first_name: 'Eva', last_name: 'Prata', born_on: '2020-06-01', gender: 'f' },
  ])
  const shown = got(await system.get({ booking_id }, ana))
  expect(shown.guests.map(({ document }) => document?.number)).toEqual(['•••4567', '•••877', undefined])
  expect(shown.items[0]!.proofs).toEqual([1, 2, 3].map((traveller_no) => ({ kind: 'ticket', number: `057-${traveller_no}`, traveller_no })))
  expect(got(await system.receipt({ booking_id }, ana)).items[0]!.proofs).toHaveLength(3)
  const operator = traveller('olga', org, 1)
  expect(got(await system.get({ booking_id }, operator)).guests).toEqual(guests().map(({ first_name }) => ({ first_name, last_name: 'Prata' })))
  expect(got(await system.get({ booking_id }, { ...ana, impersonator: operator.user } as never)).guests[0]).toEqual({ first_name: 'Ana', last_name: 'Prata' })
})

test('what identifies a traveller is sealed: no other table, mail or event has any of it', async () => {
  const booking_id = await confirmed('Costa', changed(0, { document: { ...PASSPORT, number: 'ZZ9988776655' }, born_on: '1977-07-17' }))
  const texts = await storedTexts()
  expect(texts).toContain(booking_id)
  // The mail has the tickets by name, and nothing else of the travellers.
  expect(texts).toContain('Ticket, Ana Costa')
  for (const secret of ['ZZ9988776655', '1977-07-17', '998877', '2030-01-31']) expect(texts).not.toContain(secret)
})

test('each fault is refused at its field with what to do, all at once, and the checkout stays open', async () => {
  const checkoutId = await held()
  const bad: readonly Said[] = [
    { first_name: 'Ana', last_name: 'Prata', born_on: '2020-05-04', nationality: 'XX', document: { ...PASSPORT, expires_on: '2027-12-08' } },
    { first_name: 'Rui', last_name: '', document: { kind: 'id_card', number: '#', country: 'PT' } },
    { first_name: 'Eva', last_name: 'Prata' },
  ]
  expect(await book(checkoutId, bad)).toMatchObject({
    ok: false,
    refusal: {
      code: 'bad_input',
      detail: {
        errors: [
          {
            path: 'guests.0.born_on',
            message: 'On Tue 1 June 2027 this traveler must be 12 or older. Check the date of birth, or choose again for the right ages.',
          },
          { path: 'guests.0.nationality', message: 'Choose the nationality.' },
          { path: 'guests.0.document.expires_on', message: 'The document must be valid beyond Wed 8 December 2027. Enter another one, or renew it first.' },
          { path: 'guests.1.document.number', message: 'Enter the number as it is printed: 4 to 24 letters and digits.' },
          { path: 'guests.2.born_on', message: 'Enter the date of birth.' },
          { path: 'guests.2.gender', message: 'Choose the gender that the travel document shows.' },
        ],
      },
    },
  })
  expect(got(await system.getCheckout({ checkoutId }, ana)).state).toBe('open')
  const right = guests().map((guest) => ({ ...guest, last_name: 'Faro' }))
  expect(codeOf(await book(checkoutId, right))).toBe('ok')
})

test('the same request again is the same booking, also without what it said of travellers; another passport is not taken for the one that was booked', async () => {
  const checkoutId = await held()
  const named = guests().map((guest) => ({ ...guest, last_name: 'Gil' }))
  const { booking_id } = got(await book(checkoutId, named))
  expect(got(await book(checkoutId, named)).booking_id).toBe(booking_id)
  expect(
    got(
      await book(
        checkoutId,
        named.map(({ first_name, last_name }) => ({ first_name, last_name })),
      ),
    ).booking_id,
  ).toBe(booking_id)
  const other = named.map((guest, index) => (index === 0 ? { ...guest, born_on: '1991-05-04', document: { ...PASSPORT, number: 'X9999999' } } : guest))
  expect(await book(checkoutId, other)).toMatchObject({
    refusal: { code: 'booked_otherwise', detail: { errors: [{ path: 'guests.0.born_on' }, { path: 'guests.0.document' }] } },
  })
})

const STEPS = ['take_payment', 'confirm_items', 'confirm_booking'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`])
test.each(STEPS)('killed at "%s" another node sells it with its travellers, and stores each ticket once', async (point) => {
  const dying = toySystem(db, clock, toy, { probe: dieAt(point) })
  const { checkoutId } = got(await dying.hold(ana, { people: 3 }))
  const named = guests().map((guest) => ({ ...guest, last_name: `Killed${STEPS.indexOf(point)}` }))
  const request = { checkoutId, guests: named, contact, consented_total: 120 }
  const { booking_id } = got(await dying.core.shop.book(toy.code, request, ana))
  dying.gateway.browser.pays(dying.gateway.only())
  await dying.status({ booking_id }, ana)
  await dying.core.settled()
  const node = toySystem(db, clock, toy, { gateway: dying.gateway })
  clock.advance(12_000)
  await node.work()
  expect(got(await node.status({ booking_id }, ana)).status).toBe('confirmed')
  expect(sold.at(-1)!.travellers[0]).toMatchObject({ born_on: '1990-05-04', document: { number: 'P1234567' } })
  expect(got(await node.get({ booking_id }, ana)).items[0]!.proofs).toHaveLength(3)
})

test('of two products each supplier has what it needs itself: the checkout asks for both at once, and each compares by its own days', async () => {
  const tours: BoughtItem<ToyDetails>[] = []
  const tour = createToy({
    code: 'CRU',
    state: { capacity: 20 },
    product: { travellersOf: () => [NAME_ALONE, { ...NAME_ALONE, age: { from: 40, to: 150 }, bornOn: true }] },
    supplier: (own) => ({
      async confirm(tx, item) {
        tours.push(item)
        return own.confirm(tx, item)
      },
    }),
  })
  const both = toySystem(db, clock, toy, { more: [tour], gateway: system.gateway })
  const items = [toy.code, tour.code].map((product) => ({ product, ask: toyAskOf({ people: 3, from: '2027-06-02T18:00:00.000Z' }) }))
  const { checkoutId, quote } = got(await both.core.shop.prebook({ product: toy.code, items, expectedTotal: null }, ana))
  expect(got(await both.getCheckout({ checkoutId }, ana)).travellers).toMatchObject([
    { born_on: true, nationality: true, document: 'passport', from: '2027-06-02', to: TO },
    { age: { from: 40, to: 150 }, born_on: true, nationality: false, document: 'any' },
    { born_on: true },
  ])
  const named = guests().map((guest) => ({ ...guest, last_name: 'Lobo' }))
  const request = { checkoutId, guests: named, contact, consented_total: toMajor(quote.total) }
  expect(await both.core.shop.book(toy.code, request, ana)).toMatchObject({ refusal: { detail: { errors: [{ path: 'guests.1.born_on' }] } } })
  const older = named.map((guest, index) => (index === 1 ? { ...guest, born_on: '1970-02-01' } : guest))
  const { booking_id } = got(await both.core.shop.book(toy.code, { ...request, guests: older }, ana))
  both.gateway.browser.pays([...both.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  expect(got(await both.status({ booking_id }, ana)).status).toBe('confirmed')
  expect(sold.at(-1)!.travellers[1]).toEqual({ first_name: 'Rui', last_name: 'Lobo', document: { kind: 'id_card', number: '998877', country: 'PT' } })
  expect(tours[0]!.travellers).toEqual([
    { first_name: 'Ana', last_name: 'Lobo' },
    { first_name: 'Rui', last_name: 'Lobo', born_on: '1970-02-01' },
  ])
  expect(got(await both.get({ booking_id }, ana)).items.map(({ proofs }) => proofs.map(({ kind }) => kind))).toEqual([
    ['ticket', 'ticket', 'ticket'],
    ['voucher'],
  ])
})

test('[A2.18] any of the travellers who is there already makes a duplicate, not the lead alone', async () => {
  await confirmed('Neves', changed(0, { first_name: 'Mia' }))
  const again: Said[] = guests().map((guest) => ({ ...guest, last_name: 'Dias' }))
  again[2] = { ...again[2]!, first_name: 'EVA', last_name: 'névés' }
  const checkoutId = await held()
  expect(codeOf(await book(checkoutId, again))).toBe('duplicate_booking')
  again[2] = { ...again[2]!, last_name: 'Dias' }
  expect(codeOf(await book(checkoutId, again))).toBe('ok')
})

test('where its supplier moved the service who travels is known for as long after the new last day', async () => {
  const booking_id = await confirmed('Moreno')
  const until = async () => (await db.pool.query('select distinct forget_on from traveller_identities where booking_id = $1', [booking_id])).rows
  expect(await until()).toEqual([{ forget_on: '2027-07-08' }])
  const details = { title: 'court 1', resources: ['court 1'], cells: toyCells('2027-08-01T18:00:00.000Z', 4), people: 3 }
  const of = { orgId: org, bookingId: booking_id as BookingId, itemNo: 1, key: 'moved', note: null, answerByMs: clock.nowMs() + 86_400_000 }
  got(await system.core.shop.tellNews({ ...of, kind: 'changed', details }))
  got(await system.call(answerNews)({ booking_id, item_no: 1, news_no: 1, answer: 'accept' }, ana))
  expect(await until()).toEqual([{ forget_on: '2027-08-31' }])
})

test('a traveller is forgotten with a booking that ends, and thirty days after the last service', async () => {
  const known = async (): Promise<string[]> =>
    (await db.pool.query('select distinct booking_id from traveller_identities')).rows.map(({ booking_id }) => booking_id)
  const [running, ended] = [await confirmed('Alves'), await confirmed('Braga')]
  expect(await known()).toEqual(expect.arrayContaining([running, ended]))
  const { refund } = got(await system.cancelQuote({ booking_id: ended }, ana))
  got(await system.cancel({ booking_id: ended, expected_refund: refund }, ana))
  expect(await known()).not.toContain(ended)
  expect(await known()).toContain(running)
  expect(await db.inTenant(org, (tx) => system.core.storedOf(tx, { orgId: org, userId: ana.user.userId, email: '' }))).toMatchObject({
    travellers: expect.arrayContaining([expect.objectContaining({ booking_id: running, traveller_no: 1, document: { ...PASSPORT, number: 'P1234567' } })]),
  })
  const until = instantMs('2027-07-08', '00:00', 'UTC')
  clock.advance(until - 60_000 - clock.nowMs())
  await db.asSystem((tx) => system.core.sweep(tx))
  expect(await known()).toContain(running)
  clock.advance(60_000)
  expect(dayIn('UTC', clock.nowMs())).toBe('2027-07-08')
  await db.asSystem((tx) => system.core.sweep(tx))
  expect(await known()).not.toContain(running)
  expect(got(await system.get({ booking_id: running }, ana)).guests[0]).toEqual({ first_name: 'Ana', last_name: 'Alves' })
})

test('it is forgotten with the account of whoever booked, once the service is over', async () => {
  const eva = traveller('eva')
  const { checkoutId } = got(await system.hold(eva, { people: 3, from: '2027-07-10T18:00:00.000Z' }))
  const named = guests().map((guest) => ({ ...guest, last_name: 'Veiga' }))
  const { booking_id } = got(await system.core.shop.book(toy.code, { checkoutId, guests: named, contact, consented_total: 120 }, eva))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  got(await system.status({ booking_id }, eva))
  const rows = async () => (await db.pool.query('select from traveller_identities where booking_id = $1', [booking_id])).rowCount
  const close = () => {
    const route = system.core.routes.find((each) => each.kind === 'call' && each.call.path === deleteAccount.path)
    invariant(route?.kind === 'call', 'an account may be closed')
    return route.handle({ password: 'anything', give_up_value: true } as never, eva, { message: () => {}, clearCookie: () => {} } as never)
  }
  clock.advance(instantMs('2027-07-12', '12:00', 'UTC') - clock.nowMs())
  await db.asSystem((tx) => system.core.sweep(tx))
  expect(await rows()).toBe(3)
  got(await close())
  expect(await rows()).toBe(0)
})
