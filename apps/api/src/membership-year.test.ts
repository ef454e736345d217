import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeMigrations } from './whole-api.testing.ts'

/** Thirteen months of real memberships, bought by the site and charged by its workers, compared with what each must come to. */
const DAY_MS = 86_400_000
const STEP_DAYS = 4
const MONTHS = 13
const PRICE = 9.49
const clock = fakeClock(Date.UTC(2027, 0, 31, 12))
let db: Db
let system: ReturnType<typeof openWholeApi>

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  system = openWholeApi(db, clock)
  await system.api.seed()
})
afterAll(() => db.close())

type Answer = 'succeeded' | { readonly code: string }

interface Script {
  /** What the bank says of a try: of which renewal, and how often it was asked for it before. */
  bank(renewal: number, tries: number): Answer
  /** What the member does once so many renewals are paid. */
  acts?: { readonly after: number; run(of: Member): Promise<unknown> }
  readonly ends: 'active' | 'cancelled' | 'expired'
  readonly paid: number
}

interface Member extends Script {
  readonly name: string
  readonly email: string
  readonly browser: Browser
  cardId: string
  hasActed: boolean
  readonly charges: string[]
  readonly tries: Map<string, number>
}

const good = (): Answer => 'succeeded'
const cancel = ({ browser }: Member) => browser.call('/api/plans/cancel', { how: 'at_end' })

const SCRIPTS: Readonly<Record<string, Script>> = {
  good: { bank: good, ends: 'active', paid: MONTHS },
  short: { bank: (_, tries) => (tries < 2 ? { code: 'insufficient_funds' } : 'succeeded'), ends: 'active', paid: MONTHS },
  slow: { bank: (renewal, tries) => (renewal % 2 && tries === 0 ? { code: 'processing_error' } : 'succeeded'), ends: 'active', paid: MONTHS },
  broke: { bank: (renewal) => (renewal > 3 ? { code: 'insufficient_funds' } : 'succeeded'), ends: 'expired', paid: 3 },
  away: { bank: (renewal) => (renewal > 6 ? { code: 'authentication_required' } : 'succeeded'), ends: 'expired', paid: 6 },
  leaves: { bank: good, acts: { after: 5, run: cancel }, ends: 'cancelled', paid: 5 },
  returns: {
    bank: good,
    acts: {
      after: 2,
      async run(of) {
        await cancel(of)
        await of.browser.call('/api/plans/resume', {})
      },
    },
    ends: 'active',
    paid: MONTHS,
  },
}

async function join(name: string, script: Script): Promise<Member> {
  const browser = system.visit()
  const email = `${name}@example.com`
  await browser.call('/api/user/signUp', { first_name: name, last_name: 'Year', email, password: 'travel-demo-1' })
  const { messages } = await (await browser.ask(`/dev/mail.json?to=${email}`)).json()
  await browser.call('/api/user/verifyEmail', { token: new URL(messages[0].links[0]).searchParams.get('token') })
  const { checkoutId } = (await browser.call('/api/plans/prebook', { sub_plan_id: 'sub_explorer', time_zone: 'Europe/Madrid' })).body.data
  const { offer, price } = (await browser.call('/api/checkout/get', { checkoutId })).body.data
  const request = {
    checkoutId,
    contact: { email },
    consented_total: price.total,
    auto_charge: true,
    mandate_text: offer.mandate_text,
    time_zone: 'Europe/Madrid',
  }
  const { booking_id } = (await browser.call('/api/plans/book', request)).body.data
  const intent = system.gateway.only()
  system.gateway.browser.pays(intent)
  expect((await browser.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
  return { ...script, name, email, browser, cardId: `pm_of_${intent.id}`, hasActed: false, charges: [], tries: new Map() }
}

const paidBy = ({ cardId }: Member) => system.gateway.captured().filter(({ sent }) => sent.off_session === 'true' && sent.payment_method === cardId)

test('thirteen months of members whose banks decline, who leave and come back: each term is charged once on its day, and the books are clean', async () => {
  const members: Member[] = []
  for (const [name, script] of Object.entries(SCRIPTS)) members.push(await join(name, script))
  system.gateway.control.away = ({ cardId, metadata }) => {
    const member = members.find((each) => each.cardId === cardId)!
    const chargeId = metadata.charge_id ?? ''
    if (!member.charges.includes(chargeId)) member.charges.push(chargeId)
    const tries = member.tries.get(chargeId) ?? 0
    member.tries.set(chargeId, tries + 1)
    return member.bank(member.charges.indexOf(chargeId) + 1, tries)
  }
  const until = Date.UTC(2028, 2, 20, 12)
  while (clock.nowMs() < until) {
    clock.advance(STEP_DAYS * DAY_MS)
    for (let round = 0; round < 4 && (await system.api.work.runOnce()) > 0; round++);
    for (const member of members) {
      if (member.hasActed || !member.acts || paidBy(member).length < member.acts.after) continue
      member.hasActed = true
      await member.browser.signIn(member.email)
      await member.acts.run(member)
    }
  }
  // The anchor is the 31st: the last day of each month, whatever the months before were like.
  const days = Array.from({ length: MONTHS }, (_, index) => new Date(Date.UTC(2027, index + 2, 0)).toISOString().slice(0, 10))
  for (const member of members) {
    await member.browser.signIn(member.email)
    const { past } = (await member.browser.call('/api/plans/charges', {})).body.data
    const own = (await member.browser.call('/api/plans/getPlans', {})).body.data.userProfile.subscription_details
    const paid = past.filter(({ state }: { state: string }) => state === 'paid')
    expect([member.name, own.state, paid.length, paidBy(member).length]).toEqual([member.name, member.ends, member.paid, member.paid])
    expect([member.name, paid.map(({ on }: { on: string }) => on).reverse()]).toEqual([member.name, days.slice(0, member.paid)])
    expect(paid.every(({ amount }: { amount: number }) => amount === PRICE)).toBe(true)
    if (member.ends !== 'expired') expect(own.subscription_debt).toBe(0)
    else expect(own.subscription_debt).toBeGreaterThan(0)
  }
  expect(system.faults).toEqual([])
  expect(
    await runInvariants(
      db,
      system.api.invariants.filter(({ sql }) => !sql.includes('gateway.')),
    ),
  ).toEqual([])
})
