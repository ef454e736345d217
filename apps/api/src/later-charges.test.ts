import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeMigrations } from './whole-api.testing.ts'

/** Memberships that renew automatically, as seen from outside. */
const DAY = 86_400_000
const clock = fakeClock(Date.UTC(2027, 0, 31, 12))
let db: Db
let system: ReturnType<typeof openWholeApi>
let fresh: Browser
let trial: Browser

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  system = openWholeApi(db, clock)
  await system.api.seed()
  fresh = await person('new@sojourn.test')
  trial = await person('trial@sojourn.test')
})
afterEach(async () => {
  expect(system.faults).toEqual([])
  const own = system.api.invariants.filter(({ sql }) => !sql.includes('gateway.'))
  expect(await runInvariants(db, own)).toEqual([])
})
afterAll(() => db.close())

async function person(email: string): Promise<Browser> {
  const browser = system.visit()
  await browser.signIn(email)
  return browser
}
const data = async (browser: Browser, path: string, body: object = {}) => (await browser.call(path, body)).body.data
const ownOf = async (browser: Browser) => (await data(browser, '/api/plans/getPlans')).userProfile.subscription_details
const chargesOf = (browser: Browser) => data(browser, '/api/plans/charges')

async function buy(browser: Browser, sub_plan_id: string): Promise<void> {
  const { checkoutId } = await data(browser, '/api/plans/prebook', { sub_plan_id, time_zone: 'Europe/Madrid' })
  const { offer, price } = await data(browser, '/api/checkout/get', { checkoutId })
  const request = { checkoutId, contact: { email: 'theo@example.com' }, consented_total: price.total, auto_charge: true, mandate_text: offer.mandate_text }
  const { booking_id } = await data(browser, '/api/plans/book', { ...request, time_zone: 'Europe/Madrid' })
  system.gateway.browser.pays(system.gateway.only())
  expect((await data(browser, '/api/booking/getStatus', { booking_id })).status).toBe('confirmed')
}
/** Days pass, with the worker at its work. */
async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.advance(DAY)
    for (let round = 0; round < 5 && (await system.api.work.runOnce()) > 0; round++);
  }
  await Promise.all([fresh.signIn('new@sojourn.test'), trial.signIn('trial@sojourn.test')])
}

test('[C2.13] a monthly plan goes on by the card that paid it: shown in the calendar, announced, charged, on its anchor day', async () => {
  await buy(fresh, 'sub_explorer')
  const { mandate } = await data(fresh, '/api/plans/mandate')
  expect(mandate).toMatchObject({ text: expect.stringContaining('I authorize'), sources: [{ kind: 'card', label: 'Visa ending in 4242' }] })
  const answer = (await chargesOf(fresh)).upcoming
  expect(answer.map(({ on }: { on: string }) => on).slice(0, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  expect(answer[0]).toMatchObject({ state: 'planned', notice_on: '2027-02-25', pays: ['Visa ending in 4242'], what: expect.stringContaining('Explorer') })
  await live(27)
  expect((await chargesOf(fresh)).upcoming[0]).toMatchObject({ on: '2027-02-28', state: 'scheduled', announced_at: expect.any(String) })
  await live(33)
  const { past, upcoming } = await chargesOf(fresh)
  expect(past).toMatchObject([
    { on: '2027-03-31', state: 'paid', attempts: [{ result: 'paid' }] },
    { on: '2027-02-28', state: 'paid', attempts: [{ result: 'paid' }] },
  ])
  expect(upcoming[0]).toMatchObject({ on: '2027-04-30' })
  expect(await ownOf(fresh)).toMatchObject({ state: 'active', plan_expiry_date: '2027-04-30', payment_method: 'Visa ending in 4242' })
})

test('[C2.13] a card that fails: benefits stay in grace, the reason is shown, another card of the person’s own is tried at once', async () => {
  system.gateway.control.away = () => ({ code: 'expired_card' })
  await live(31)
  expect(await ownOf(fresh)).toMatchObject({ state: 'grace', plan_status: 'ACTIVE', last_failure: 'The bank says: expired_card.' })
  expect((await chargesOf(fresh)).upcoming[0]).toMatchObject({ state: 'needs_person', can_pay_now: true, attempts: [{ result: 'declined' }] })
  // Paid by hand it is the same term at the same price.
  const { checkoutId } = await data(fresh, '/api/plans/prebook', { sub_plan_id: 'sub_explorer' })
  const { offer, price } = await data(fresh, '/api/checkout/get', { checkoutId })
  expect(offer).toMatchObject({ kind: 'renewal', term: { from: (await ownOf(fresh)).plan_expiry_date } })
  expect(price.total).toBe((await chargesOf(fresh)).upcoming[0].amount)
  const foreign = await fresh.call('/api/plans/mandate', { sources: [{ kind: 'card', card_id: 'pm_of_another' }] })
  expect(foreign.status).toBe(404)
  const [{ id: customerId } = { id: '' }] = [...system.gateway.vault.customers.values()].filter(({ email }) => email === 'new@sojourn.test')
  system.gateway.vault.keep(customerId, { id: 'pm_better', brand: 'mastercard', last4: '4444' })
  system.gateway.control.away = ({ cardId }) => (cardId === 'pm_better' ? 'succeeded' : { code: 'expired_card' })
  const changed = await data(fresh, '/api/plans/mandate', { sources: [{ kind: 'card', card_id: 'pm_better' }, { kind: 'wallet' }] })
  expect(changed.mandate.sources).toMatchObject([{ label: 'Mastercard ending in 4444' }, { kind: 'wallet', label: 'Your wallet' }])
  await live(1)
  expect(await ownOf(fresh)).toMatchObject({ state: 'active', last_failure: null })
})

test('[C2.13] a card that is asked about says what it pays and what else would; once it is deleted, by whichever door, the charge and the profile say that there is no card', async () => {
  const uses = async (card_id: string) => data(fresh, '/api/plans/cardUses', { card_id })
  const [next] = (await chargesOf(fresh)).upcoming
  expect(next).toMatchObject({ pays: ['Mastercard ending in 4444', 'Your wallet'], needs_card: false })
  expect((await uses('pm_better')).charges[0]).toEqual({ what: next.what, on: next.on, amount: next.amount, currency: 'USD', pays: ['Your wallet'] })
  expect(await uses('pm_of_another')).toEqual({ charges: [], guarantees: [] })
  await data(fresh, '/api/plans/mandate', { sources: [{ kind: 'card', card_id: 'pm_better' }] })
  expect((await uses('pm_better')).charges[0].pays).toEqual([])
  const { id: customerId } = [...system.gateway.vault.customers.values()].find(({ email }) => email === 'new@sojourn.test')!
  const better = system.gateway.vault.cardsOf(customerId).find(({ id }) => id === 'pm_better')!
  const noCard = async () => {
    expect((await chargesOf(fresh)).upcoming[0]).toMatchObject({ pays: [], needs_card: true })
    expect((await ownOf(fresh)).payment_method).toBeNull()
    expect((await data(fresh, '/api/plans/mandate')).mandate.sources).toEqual([])
  }
  expect((await fresh.call('/api/booking/deletecard', { email: 'new@sojourn.test', card_id: 'pm_better' })).status).toBe(200)
  await noCard()
  system.gateway.vault.keep(customerId, better)
  expect((await chargesOf(fresh)).upcoming[0]).toMatchObject({ pays: ['Mastercard ending in 4444'], needs_card: false })
  system.gateway.vault.lose('pm_better')
  await noCard()
  // Another card pays from now on.
  system.gateway.vault.keep(customerId, better)
  await data(fresh, '/api/plans/mandate', { sources: [{ kind: 'card', card_id: 'pm_better' }, { kind: 'wallet' }] })
  expect((await ownOf(fresh)).payment_method).toBe('Mastercard ending in 4444')
})

test('[C2.13] after cancelling nothing more is charged; after coming back it is, once announced again', async () => {
  await live(26)
  expect((await data(fresh, '/api/plans/cancel', { how: 'at_end' })).state).toBe('active')
  expect((await chargesOf(fresh)).upcoming).toEqual([])
  const before = system.gateway.captured().length
  expect((await fresh.call('/api/plans/resume', {})).status).toBe(200)
  await live(5)
  expect((await chargesOf(fresh)).past[0]).toMatchObject({ on: '2027-05-31', state: 'paid' })
  expect(system.gateway.captured()).toHaveLength(before + 1)
})

test('a plan that became dearer: announced 7 to 30 days before, a renewal costs the new price; announced too late, it costs the old one', async () => {
  const raise = async (renewal: number) => {
    const operator = await person('operator@sojourn.test')
    const { plans } = await data(operator, '/api/operator/listPlans')
    const { currency_code: _, ...plan } = plans.find(({ sub_id }: { sub_id: string }) => sub_id === 'sub_explorer')
    expect((await operator.call('/api/operator/savePlan', { ...plan, sub_plan_renewal_price: renewal, reason: 'Costs went up' })).status).toBe(200)
  }
  const answer = async (): Promise<string[]> => {
    const { messages } = await (await fresh.ask('/dev/mail.json?to=new@sojourn.test')).json()
    return messages.filter(({ kind }: { kind: string }) => kind === 'membership_price').map(({ text }: { text: string }) => text)
  }
  const paid = async () => (await chargesOf(fresh)).past.map(({ on, amount }: { on: string; amount: number }) => [on, amount])
  await raise(12.5)
  await live(4)
  expect(await answer()).toEqual([expect.stringContaining('On June 30, 2027 your membership renews at $12.50 instead of $9.49.')])
  expect((await chargesOf(fresh)).upcoming[0]).toMatchObject({ on: '2027-06-30', amount: 12.5 })
  await live(21)
  await raise(15)
  await live(5)
  expect((await paid())[0]).toEqual(['2027-06-30', 12.5])
  await live(3)
  expect(await answer()).toHaveLength(2)
  expect(await ownOf(fresh)).toMatchObject({ plan_price: 15, next_billing_date: '2027-07-31' })
  await live(29)
  expect((await paid()).slice(0, 2)).toEqual([
    ['2027-07-31', 15],
    ['2027-06-30', 12.5],
  ])
})

test('[C2.13] a trial takes a card and no money; unpaid, it ends with the grace period and its days are owed', async () => {
  system.gateway.control.away = () => ({ code: 'insufficient_funds' })
  const before = system.gateway.captured().length
  await buy(trial, 'sub_voyager')
  expect((await chargesOf(trial)).upcoming[0]).toMatchObject({ amount: 99, state: 'planned' })
  await live(14)
  expect(await ownOf(trial)).toMatchObject({ state: 'grace' })
  await live(18)
  const own = await ownOf(trial)
  expect(own).toMatchObject({ state: 'expired', plan_status: 'EXPIRED' })
  expect(own.subscription_debt).toBeCloseTo((89 * 16) / 365, 1)
  expect((await chargesOf(trial)).past[0]).toMatchObject({
    state: 'failed',
    attempts: Array(5)
      .fill({ result: 'declined' })
      .map((each) => expect.objectContaining(each)),
  })
  expect(system.gateway.captured()).toHaveLength(before)
})

test('a yearly plan is announced by the rules of its member’s country: 21 days before in the United States', async () => {
  const { upcoming } = await chargesOf(await person('member@sojourn.test'))
  expect(upcoming[0]).toMatchObject({ on: '2027-09-03', announced_at: expect.stringMatching(/^2027-08-14/) })
})

test('a member in the United States is reminded once a year of what renews automatically, with the way out; members elsewhere are not', async () => {
  const reminders = async (email: string): Promise<{ text: string; links: string[] }[]> => {
    const { messages } = await (await fresh.ask(`/dev/mail.json?to=${email}`)).json()
    return messages.filter(({ kind }: { kind: string }) => kind === 'membership_reminder')
  }
  const [first, ...others] = await reminders('member@sojourn.test')
  expect(others).toEqual([])
  expect(first?.text).toContain('Your membership renews automatically')
  for (const fact of ['Voyager', 'Every year', '$89']) expect(first?.text).toContain(fact)
  expect(first?.links).toContainEqual(expect.stringContaining('/membership/cancel'))
  await live(2)
  expect(await reminders('member@sojourn.test')).toHaveLength(1)
  expect(await reminders('new@sojourn.test')).toEqual([])
})
