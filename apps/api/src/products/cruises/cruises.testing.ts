import { type Db, raw, sql } from '@sojourn/db'
import { addDays, type Day, dayIn, daysBetween } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { type Browser, openWholeApi, wholeMigrations } from '../../whole-api.testing.ts'

// biome-ignore lint/suspicious/noExplicitAny: what calls answer
export type Answer = any

const whole = createWorld({ seed: 'sojourn', places: 'all' })
const PLACES = ['barcelona', 'rome', 'naples', 'santorini', 'mykonos', 'vienna']
export const cruiseTestWorld = { ...whole, destinations: whole.destinations.filter(({ key }) => PLACES.includes(key)) }

export const contact = { email: 'member@sojourn.test', phone: '+351 912 555 018' }
export const cents = (amount: number): number => Math.round(amount * 100)

const document = { kind: 'passport' as const, number: 'PA123456', country: 'PT', expires_on: '2035-01-31' }
/** Someone who was born on a day, with papers for everywhere. */
export const sails = (first_name: string, born_on: Day = '1986-05-04', last_name = 'Andrade') => ({
  first_name,
  last_name,
  born_on,
  nationality: 'PT',
  document,
})

export interface CruiseSystem {
  readonly db: Db
  readonly clock: ReturnType<typeof fakeClock>
  readonly whole: ReturnType<typeof openWholeApi>
  readonly member: Browser
  made(browser: Browser, path: string, body: unknown): Promise<Answer>
  codeOf(browser: Browser, path: string, body: unknown): Promise<string>
  rows<Row>(text: string): Promise<Row[]>
  /** The first sailing found that begins so many days from now, or later. */
  sailing(body: object, daysAhead: number): Promise<Answer>
  /** A cabin of it on the way to its checkout. */
  prebook(sailing: Answer, more?: object): Promise<Answer>
  /** Booked and paid. */
  book(prebooked: Answer, guests: readonly object[]): Promise<{ readonly booking_id: string; readonly status: string }>
  booking(booking_id: string): Promise<Answer>
  /** Works until the morning of a day. */
  live(until: Day): Promise<void>
}

export async function cruiseSystem(): Promise<CruiseSystem> {
  const clock = fakeClock()
  const db = await testDb(wholeMigrations())
  const system = openWholeApi(db, clock, { world: cruiseTestWorld, holdLimitTimes: 20 })
  await system.api.seed()
  const member = system.visit()
  await member.signIn('member@sojourn.test')
  const made: CruiseSystem['made'] = async (browser, path, body) => {
    const answer = await browser.call(path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
    return answer.body.data
  }
  const work = async () => {
    for (let round = 0; round < 5 && (await system.api.work.runOnce()) > 0; round++);
  }
  return {
    db,
    clock,
    whole: system,
    member,
    made,
    codeOf: async (browser, path, body) => (await browser.call(path, body)).body.code,
    rows: <Row>(text: string) => db.asSystem(async (tx) => (await raw<Row>`${raw.raw(text)}`.execute(sql(tx))).rows),
    async sailing(body, daysAhead) {
      const today = dayIn('UTC', clock.nowMs())
      for (const days of [daysAhead, daysAhead + 31]) {
        const { sailings } = await made(member, '/api/cruises/search', { sort: 'date', limit: 100, month: addDays(today, days).slice(0, 7), ...body })
        const found = sailings.find(({ starts_on }: Answer) => daysBetween(today, starts_on) >= daysAhead)
        if (found) return found
      }
      throw new Error(`no sailing in ${daysAhead} days`)
    },
    async prebook({ sailing_id }, more = {}) {
      const asked = { sailing_id, grade: 'B3', guests: [30, 30], ...more }
      const { cabins, cabin } = await made(member, '/api/cruises/cabins', asked)
      const chosen = { cabin_no: cabins[0]?.cabin_no ?? null, ...asked }
      return { ...(await made(member, '/api/cruises/prebook', { ...chosen, expected_total: cabin.price.total })), cabin, cabin_no: chosen.cabin_no, sailing_id }
    },
    async book({ checkoutId, price }, guests) {
      const { later } = await made(member, '/api/checkout/get', { checkoutId })
      const { booking_id } = await made(member, '/api/cruises/book', {
        ...{ checkoutId, guests, contact, consented_total: price.total },
        ...(later && { later_consent: later.mandate_text }),
      })
      const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)
      if (intent) system.gateway.browser.pays(intent)
      return { booking_id, status: (await made(member, '/api/booking/getStatus', { booking_id })).status }
    },
    booking: (booking_id) => made(member, '/api/bookingHistory/get', { booking_id }),
    async live(until) {
      while (dayIn('UTC', clock.nowMs()) < until) {
        clock.advance(86_400_000)
        await work()
      }
      await member.signIn('member@sojourn.test')
    },
  }
}
