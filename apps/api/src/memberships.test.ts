import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Plans as they are asked for from outside: shown, bought, switched, paid for by others. */
const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
let fresh: Browser
let expired: Browser
let trial: Browser
let member: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  fresh = await person('new@sojourn.test')
  expired = await person('expired@sojourn.test')
  trial = await person('trial@sojourn.test')
  member = await person('member@sojourn.test')
})
afterEach(async () => {
  expect(system.faults).toEqual([])
  const own = system.api.invariants.filter(({ sql }) => !sql.includes('gateway.'))
  expect(await runInvariants(db, own)).toEqual([])
})
afterAll(() => db.close())

async function person(email: string, host?: string): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}

const contact = { email: 'theo@example.com' }
const plansOf = async (browser: Browser, body: object = {}) => (await browser.call('/api/plans/getPlans', body)).body.data
const planOf = async (browser: Browser, subId: string) => (await plansOf(browser)).plans.find(({ sub_id }: { sub_id: string }) => sub_id === subId)
const ownOf = async (browser: Browser) => (await plansOf(browser)).userProfile.subscription_details
const statusOf = async (browser: Browser, booking_id: string) => (await browser.call('/api/booking/getStatus', { booking_id })).body.data.status

async function open(browser: Browser, request: object) {
  const { body } = await browser.call('/api/plans/prebook', request)
  const { checkoutId } = body.data
  return { checkoutId, checkout: (await browser.call('/api/checkout/get', { checkoutId })).body.data }
}

/** Held, agreed to and booked. */
async function book(browser: Browser, request: object, more: object = {}) {
  const { checkoutId, checkout } = await open(browser, request)
  const { mandate_text } = checkout.offer
  const agreed = { checkoutId, contact, consented_total: checkout.price.total, auto_charge: true, mandate_text }
  return { checkoutId, checkout, booked: await browser.call('/api/plans/book', { ...agreed, ...more }) }
}

test('a plan is bought by card: prebook, book, paid, and its member is ACTIVE', async () => {
  expect(await ownOf(fresh)).toBeNull()
  const { checkout, booked } = await book(fresh, { sub_plan_id: 'sub_grand', expected_total: 249 })
  expect(checkout).toMatchObject({
    offer: { product: 'SUB', kind: 'first', is_trial: false, charge_org: false, debt: 0 },
    price: { total: 249 },
    due: { card: 249 },
  })
  expect(checkout.offer.held).toBeUndefined()
  const { booking_id } = booked.body.data
  expect(await ownOf(fresh)).toBeNull()
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(fresh, booking_id)).toBe('confirmed')
  const own = await ownOf(fresh)
  expect(own).toMatchObject({ plan_id: 'sub_grand', plan_status: 'ACTIVE', plan_price: 199, subscription_debt: 0, state: 'active' })
  // The card is saved for the agreed charges, and guarantees nothing; what a year from today charges is in the list of it.
  expect((await fresh.call('/api/bookingHistory/get', { booking_id })).body.data.guaranteed).toBe(false)
  expect((await fresh.call('/api/plans/charges', {})).body.data.upcoming).toMatchObject([{ on: own.next_billing_date, amount: 199 }])
})

test('[A3.8] [A3.10] getPlans answers each plan in the fields that older clients read, the person, and whether the dialog opens', async () => {
  const got = await trial.call('/api/plans/getPlans', { user_id: 'usr_trial', lang_code: 'en' })
  expect(got.body).toMatchObject({ needsRenewal: false, needsSubscription: true, displayModal: true, sumDebt: 0 })
  expect(got.body.data.userProfile).toMatchObject({ user_id: 'usr_trial', is_blocked: false, subscription_details: null })
  expect(got.body.plans.map(({ sub_id }: { sub_id: string }) => sub_id)).toEqual(['sub_explorer', 'sub_voyager', 'sub_grand'])
  expect(got.body.plans[1]).toEqual({
    sub_id: 'sub_voyager',
    subplan_name: 'Voyager',
    subplan_desc: 'A whole year',
    sub_plan_image_url: expect.stringMatching(/^\/art\//),
    html: expect.stringContaining('<li>'),
    currency_code: 'USD',
    currency_note: null,
    membership_id: 'mem_voyager',
    subscription_code: 'VOYAGER',
    sub_plan_initial_price: 99,
    sub_plan_renewal_price: 89,
    sub_plan_validity_year: 1,
    sub_plan_validity_month: 0,
    sub_plan_auto_validity_year: 1,
    sub_plan_auto_validity_month: 0,
    sub_plan_charge_after: 14,
    is_renewable: true,
    init_charge_org: false,
    renew_charge_org: false,
    due_today: 0,
    is_trial: true,
    trial_refused: null,
    next_charge: { on: expect.any(String), amount: 99 },
    not_eligible: null,
    mandate_text: expect.stringContaining('$99'),
  })
  expect((await trial.call('/api/membershipUpgrade/subscription-plans', { lang: 'en' })).body.plans).toEqual(got.body.plans)
})

test('[A3.9] [A4.3] a member’s plan is reported as ACTIVE, one that expired as EXPIRED with what is owed', async () => {
  expect(await ownOf(member)).toEqual({
    plan_id: 'sub_voyager',
    plan_name: 'Voyager',
    plan_code: 'VOYAGER',
    plan_currency: 'USD',
    plan_price: 89,
    plan_status: 'ACTIVE',
    plan_expiry_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    member_since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    subscription_debt: 0,
    next_payment_by_org: false,
    membership_no: expect.any(String),
    state: 'active',
    next_billing_date: expect.any(String),
    billing_amount: 89,
    payment_method: null,
    ends_at_expiry: false,
    withdraw_until: null,
    withdraw_pays_back: false,
    last_failure: null,
    benefits: ['Member prices: up to 5% off', '2 times the points on bookings', 'Resort weeks held for 24 hours', 'Group trips for members only'],
  })
  expect(await plansOf(member)).toMatchObject({ needsRenewal: false, needsSubscription: false, displayModal: false })
  expect(await plansOf(expired)).toMatchObject({ needsRenewal: true, needsSubscription: false, displayModal: true, sumDebt: 4.9 })
  expect(await ownOf(expired)).toMatchObject({ plan_status: 'EXPIRED', state: 'expired', subscription_debt: 4.9, next_billing_date: null })
})

test('the member of the demo world renews by a saved card, seeded by two nodes at once: shown for 12 months, ended and resumed, paid in another order', async () => {
  const put = async (customerId: string) => {
    for (const card of [
      { id: 'pm_visa', brand: 'visa', last4: '4242' },
      { id: 'pm_mastercard', brand: 'mastercard', last4: '4444' },
    ])
      system.gateway.vault.keep(customerId, card)
    return 'pm_visa'
  }
  const nodes = [system.api, openWholeApi(db, clock, { gateway: system.gateway }).api]
  await Promise.all(nodes.map((node) => node.seedCards(put)))
  await system.api.seedCards(put)
  expect(await db.asSystem(async (tx) => (await raw`select mandate_id from charge_mandates where user_id = 'usr_member'`.execute(sql(tx))).rows)).toHaveLength(
    1,
  )
  const { next_billing_date, billing_amount } = await ownOf(member)
  const got = async () => (await member.call('/api/plans/charges', {})).body.data.upcoming
  const yearly = [{ on: next_billing_date, amount: billing_amount, state: 'planned', pays: ['Visa ending in 4242'] }]
  expect(await got()).toMatchObject(yearly)
  const { mandate } = (await member.call('/api/plans/mandate', {})).body.data
  expect(mandate).toMatchObject({ text: expect.stringContaining('I authorize Sojourn to charge this payment method $89'), language: 'en-US' })
  await member.call('/api/plans/cancel', { how: 'at_end' })
  expect(await got()).toEqual([])
  expect((await member.call('/api/plans/resume', {})).body.data).toMatchObject({ state: 'active', next_charge: { on: next_billing_date, amount: 89 } })
  expect(await got()).toMatchObject(yearly)
  const order = [{ kind: 'wallet' }, { kind: 'card', card_id: 'pm_mastercard' }, { kind: 'card', card_id: 'pm_visa' }]
  expect((await member.call('/api/plans/mandate', { sources: order })).status).toBe(200)
  expect((await got())[0].pays).toEqual(['Your wallet', 'Mastercard ending in 4444', 'Visa ending in 4242'])
  // The same number saved again: the consent names the card as it is saved now, and its order can be changed.
  system.gateway.vault.saveAgain('pm_visa', { id: 'pm_visa_2', brand: 'visa', last4: '4242' })
  const after = (await member.call('/api/plans/mandate', {})).body.data.mandate
  expect(after).toMatchObject({ text: mandate.text, agreed_at: mandate.agreed_at })
  expect(after.sources.map(({ card_id }: { card_id: string | null }) => card_id)).toEqual([null, 'pm_mastercard', 'pm_visa_2'])
  const again = await member.call('/api/plans/mandate', { sources: [{ kind: 'card', card_id: 'pm_visa_2' }] })
  expect(again.body.data.mandate).toMatchObject({ agreed_at: mandate.agreed_at, sources: [{ card_id: 'pm_visa_2' }] })
})

test('the dialog opens automatically once a day and person, wherever it was opened', async () => {
  await expired.call('/api/plans/getPlans', { opened: true })
  expect((await plansOf(await person('expired@sojourn.test'))).displayModal).toBe(false)
  expect((await plansOf(trial)).displayModal).toBe(true)
  clock.advance(86_400_000)
  expect((await plansOf(expired)).displayModal).toBe(true)
})

test('[A5.10] a trial takes a card and charges nothing; it is had once', async () => {
  const { checkout, booked } = await book(trial, { sub_plan_id: 'sub_voyager', expected_total: 0 })
  expect(checkout).toMatchObject({ offer: { is_trial: true, next_charge: { amount: 99 } }, due: { card: 0 }, payment: { route: 'set_up', guarantee: true } })
  const { booking_id, payment_token } = booked.body.data
  expect(payment_token.route).toBe('set_up')
  expect(system.gateway.only()).toMatchObject({ kind: 'setup', amount: 0, metadata: { is_trial: 'true' } })
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(trial, booking_id)).toBe('confirmed')
  expect(await ownOf(trial)).toMatchObject({ state: 'trialing', plan_status: 'ACTIVE', billing_amount: 99, withdraw_until: expect.any(String) })
  const quote = (await trial.call('/api/plans/cancelQuote', {})).body.data
  expect(quote).toMatchObject({ plan_name: 'Voyager', initials: 'K. M.', withdraw: { refund: 0, currency: 'USD' }, resume: null, debt: 0 })
  expect((await trial.call('/api/plans/cancel', { how: 'withdraw' })).body.data).toMatchObject({ state: 'withdrawn', refund: 0 })
  expect((await trial.call('/api/plans/cancel', { how: 'withdraw' })).body.data).toMatchObject({ state: 'withdrawn', refund: 0 })
  expect(await planOf(trial, 'sub_voyager')).toMatchObject({ is_trial: false, trial_refused: 'used', due_today: 99 })
  expect((await trial.call('/api/plans/initbook', { id: 'sub_voyager', currency: 'USD', plan_amount: 99, is_trial: true })).body.code).toBe('trial_used')
})

test('a trial is had once with a card too: one that was typed again starts none, and a person who has saved it sees so before they agree', async () => {
  const stranger = async (email: string) => {
    const browser = system.visit()
    await browser.call('/api/user/signUp', { first_name: 'Ada', last_name: 'Byron', email, password: 'travel-demo-1' })
    const { messages } = await (await browser.ask(`/dev/mail.json?to=${email}`)).json()
    await browser.call('/api/user/verifyEmail', { token: new URL(messages[0].links[0]).searchParams.get('token') })
    return browser
  }
  const [ada, eve, zoe] = [await stranger('ada@example.com'), await stranger('eve@example.com'), await stranger('zoe@example.com')]
  const take = async (browser: Browser) => {
    const { booked } = await book(browser, { sub_plan_id: 'sub_voyager', expected_total: 0 })
    system.gateway.browser.pays(system.gateway.only())
    return (await browser.call('/api/booking/getStatus', { booking_id: booked.body.data.booking_id })).body.data
  }
  system.gateway.control.fingerprint = 'fp_shared'
  expect(await take(ada)).toMatchObject({ status: 'confirmed' })
  expect(await take(eve)).toMatchObject({ status: 'failed', message: expect.stringContaining('already been used for a free trial. Nothing was charged.') })
  expect(await ownOf(eve)).toBeNull()
  expect(system.gateway.captured().filter(({ metadata }) => metadata.is_trial === 'true')).toEqual([])
  // It was saved with that try: while she has it no trial is shown to her.
  const own = [...system.gateway.vault.customers.values()].find(({ email }) => email === 'eve@example.com')
  for (const { id } of system.gateway.vault.cardsOf(own?.id ?? '')) system.gateway.vault.lose(id)
  system.gateway.control.fingerprint = 'fp_other'
  expect(await take(eve)).toMatchObject({ status: 'confirmed' })
  system.gateway.control.fingerprint = null
  // Saved before, the card is known before anything is agreed to.
  await zoe.call('/api/cards/setup', {})
  const customer = [...system.gateway.vault.customers.values()].find(({ email }) => email === 'zoe@example.com')
  system.gateway.vault.keep(customer?.id ?? '', { id: 'pm_zoe', brand: 'visa', last4: '4242', fingerprint: 'fp_shared' })
  const shown = { is_trial: false, trial_refused: 'used', due_today: 99, mandate_text: expect.stringContaining('$89') }
  expect(await planOf(zoe, 'sub_voyager')).toMatchObject(shown)
  const { plans } = (await zoe.call('/api/membershipUpgrade/subscription-plans', {})).body
  expect(plans.find(({ sub_id }: { sub_id: string }) => sub_id === 'sub_voyager')).toMatchObject(shown)
  const { checkout } = await open(zoe, { sub_plan_id: 'sub_voyager' })
  expect(checkout).toMatchObject({ offer: { is_trial: false, mandate_text: expect.stringContaining('$89') }, price: { total: 99 } })
  expect(checkout.lines).toContainEqual(expect.objectContaining({ label: 'You or your card already had a free trial', amount: 0 }))
  const request = { id: 'sub_voyager', currency: 'USD', plan_amount: 0, is_trial: true }
  expect((await zoe.call('/api/plans/initbook', request)).body.code).toBe('trial_used')
})

test('nothing that is charged later is bought without its words being agreed to', async () => {
  const without = await book(trial, { sub_plan_id: 'sub_explorer' }, { auto_charge: false })
  expect([without.booked.status, without.booked.body.code]).toEqual([409, 'mandate_missing'])
  const other = await book(trial, { sub_plan_id: 'sub_explorer' }, { mandate_text: 'I agree to something else' })
  expect([other.booked.status, other.booked.body.code]).toEqual([409, 'mandate_changed'])
  const wrong = await book(trial, { sub_plan_id: 'sub_explorer' }, { consented_total: 5 })
  expect(wrong.booked.body.data).toMatchObject({ old_price: 5, new_price: 9.49, currency: 'USD' })
})

test('[A7.5] [B3.12] initbook renews with what is owed; amounts are compared, and what is refused holds nothing', async () => {
  const body = { id: 'sub_explorer', subscription_code: 'EXPLORER', currency: 'USD', plan_amount: 9.49, is_renewal: 1, user_type: 2, lang_code: 'en' }
  const wrongs: [object, number, string][] = [
    [{ plan_amount: 1 }, 409, 'price_changed'],
    [{ currency: 'EUR' }, 400, 'wrong_currency'],
    [{ charge_org: true }, 409, 'price_changed'],
    [{ is_trial: true }, 409, 'price_changed'],
    [{ subscription_code: 'OTHER' }, 409, 'plan_differs'],
    [{ id: 'sub_nowhere' }, 404, 'not_found'],
    [{ cn_cd: 'NOSUCH' }, 404, 'coupon_unknown'],
    [{ cashcard: true, cashcard_amount: 5 }, 409, 'not_enough_cash'],
    [{ plan_amount: 'abc' }, 400, 'bad_input'],
    [{ auto_charge: false }, 409, 'mandate_missing'],
  ]
  for (const [wrong, status, code] of wrongs) {
    const got = await expired.call('/api/plans/initbook', { data: { ...body, ...wrong } })
    expect([wrong, got.status, got.body.code]).toEqual([wrong, status, code])
    // The field that is wrong is named.
    expect(Object.keys(wrong)).toContain(got.body.errors[0].path)
  }
  expect((await expired.call('/api/plans/initbook', { ...body, plan_amount: 1 })).body.data).toEqual({ old_price: 1, new_price: 9.49, currency: 'USD' })
  const got = await expired.call('/api/plans/initbook', { data: JSON.stringify(body) })
  const { booking_id, payment_token, checkoutId } = got.body.data
  expect(payment_token).toMatchObject({ is_popup: expect.any(Boolean), orderToken: expect.any(String) })
  const checkout = (await expired.call('/api/checkout/get', { checkoutId })).body.data
  expect(checkout).toMatchObject({ offer: { kind: 'renewal', debt: 4.9 }, price: { total: 14.39 }, due: { card: 14.39 } })
  const { metadata } = system.gateway.only()
  expect(metadata).toMatchObject({ charge_org: 'false', is_renewal: 'true', is_trial: 'false', debt_payed: '4.9', productType: 'SUB' })
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(expired, booking_id)).toBe('confirmed')
  expect(await ownOf(expired)).toMatchObject({ plan_status: 'ACTIVE', subscription_debt: 0, state: 'active' })
  expect((await plansOf(expired)).sumDebt).toBe(0)
})

test('a renewal is undone within its time: the money comes back, and what was owed is owed again', async () => {
  const [{ booking_id }] = (await expired.call('/api/bookingHistory/list', {})).body.data.bookings
  const quote = (await expired.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  expect(quote).toMatchObject({ refund: 14.39, kept: 0 })
  expect((await expired.call('/api/bookingHistory/cancel', { booking_id, expected_refund: 14.39 })).body.data).toMatchObject({ status: 'cancelled' })
  expect(await ownOf(expired)).toMatchObject({ plan_status: 'EXPIRED', state: 'expired', subscription_debt: 4.9 })
})

test('what is owed is paid alone', async () => {
  const { checkout, booked } = await book(expired, { expected_total: 4.9 })
  expect(checkout).toMatchObject({
    offer: { kind: 'debt', term: null, next_charge: null, mandate_text: '' },
    due: { card: 4.9 },
    payment: { guarantee: false },
  })
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(expired, booked.body.data.booking_id)).toBe('confirmed')
  expect(await plansOf(expired)).toMatchObject({ sumDebt: 0, needsRenewal: true })
  expect((await expired.call('/api/plans/prebook', {})).body.code).toBe('no_debt')
})

test('[B7.8] [A3.11] payment-membership buys as initbook does, and for no one else', async () => {
  const body = {
    sub_plan_id: 'sub_explorer',
    currency: 'USD',
    subscription_code: 'EXPLORER',
    membership_id: 'mem_explorer',
    plan_amount: 9.49,
    referer: '/home',
  }
  const call = (more: object) => expired.call('/api/membershipUpgrade/payment-membership', { ...body, ...more })
  expect((await call({ userId: 'usr_member' })).status).toBe(403)
  const wrongs: [object, string][] = [
    [{ membership_id: 'mem_grand' }, 'plan_differs'],
    [{ subscription_code: 'GRAND' }, 'plan_differs'],
    [{ plan_charge_after: 14 }, 'plan_differs'],
    [{ charge_org: '1' }, 'price_changed'],
    [{ plan_amount: 9.48 }, 'price_changed'],
    [{ currency: 'EUR' }, 'wrong_currency'],
    [{ sub_plan_id: 'sub_none' }, 'not_found'],
  ]
  for (const [wrong, code] of wrongs) expect((await call(wrong)).body).toMatchObject({ code, errors: [{ path: Object.keys(wrong)[0] }] })
  expect((await call({ subscription_debt: 4.9 })).body.data).toEqual({ old_price: 4.9, new_price: 0, currency: 'USD' })
  const { booking_id, payment_token } = (await call({ userId: 'usr_expired', subscription_debt: 0, plan_charge_after: '0', charge_org: '0' })).body.data
  expect(payment_token.orderToken).toEqual(expect.any(String))
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(expired, booking_id)).toBe('confirmed')
})

test('another plan instead: the unused days are deducted, and a plan that is worth more remains', async () => {
  const plans = await plansOf(expired)
  expect(plans.plans[0]).toMatchObject({ sub_id: 'sub_explorer', due_today: 0 })
  const { checkout, booked } = await book(expired, { sub_plan_id: 'sub_grand' })
  expect(checkout.offer).toMatchObject({ kind: 'switch' })
  expect(checkout.price.total).toBe(239.51)
  expect(checkout.lines.map(({ label }: { label: string }) => label)).toContain('Unused time on your current plan')
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(expired, booked.body.data.booking_id)).toBe('confirmed')
  expect(await ownOf(expired)).toMatchObject({ plan_id: 'sub_grand', state: 'active' })
  const back = await expired.call('/api/plans/prebook', { sub_plan_id: 'sub_explorer' })
  expect([back.status, back.body.code]).toEqual([409, 'switch_at_end'])
  expect((await expired.call('/api/plans/prebook', { sub_plan_id: 'sub_grand' })).body.code).toBe('already_member')
})

test('ended at the end of its term: no renewal follows, its benefits stay until then', async () => {
  const quote = (await fresh.call('/api/plans/cancelQuote', {})).body.data
  const ended = (await fresh.call('/api/plans/cancel', {})).body.data
  expect(ended).toMatchObject({ state: 'active', benefits_until: quote.cancel.benefits_until, refund: 0 })
  expect((await fresh.call('/api/plans/cancel', {})).body.data).toMatchObject({ state: 'active', benefits_until: quote.cancel.benefits_until })
  expect(await ownOf(fresh)).toMatchObject({ plan_status: 'ACTIVE', ends_at_expiry: true, next_billing_date: null })
  expect((await fresh.call('/api/plans/cancelQuote', {})).body.data).toMatchObject({ cancel: null, resume: { next_charge: { amount: 199 } } })
  expect((await fresh.call('/api/plans/resume', {})).body.data).toMatchObject({ state: 'active', next_charge: { amount: 199 } })
  expect(await ownOf(fresh)).toMatchObject({ ends_at_expiry: false, billing_amount: 199 })
})

test('the links of a mail end a membership without signing in, for its person alone, and nothing else', async () => {
  const { messages } = await (await system.visit().ask('/dev/mail.json?to=theo@example.com')).json()
  const links = messages.flatMap(({ links }: { links: string[] }) => links) as string[]
  const withdraw = links.findLast((link) => link.includes('/membership/withdraw'))!
  const token = new URL(withdraw).searchParams.get('token')!
  const guest = system.visit()
  expect((await guest.call('/api/plans/cancelQuote', {})).body.code).toBe('sign_in_needed')
  for (const wrong of ['abc', `${token}x`, `${token.split('.')[0]}.${'A'.repeat(43)}`, 'e30.e30']) {
    const got = await guest.call('/api/plans/cancelQuote', { token: wrong })
    expect([got.status, got.body.code]).toEqual([410, 'link_spent'])
  }
  expect((await system.visit('blue.localhost:4100').call('/api/plans/cancelQuote', { token })).body.code).toBe('link_spent')
  const quote = (await guest.call('/api/plans/cancelQuote', { token })).body.data
  expect(quote).toMatchObject({ initials: 'T. L.', withdraw: { refund: 249 } })
  expect((await guest.call('/api/plans/cancel', { token, how: 'withdraw' })).body.data).toMatchObject({ state: 'withdrawn', refund: 249, currency: 'USD' })
  expect((await guest.call('/api/plans/cancel', { token, how: 'withdraw' })).body.data).toMatchObject({ state: 'withdrawn', refund: 249 })
  expect((await guest.call('/api/plans/cancel', { token })).body.code).toBe('already_ended')
  expect(await ownOf(fresh)).toMatchObject({ state: 'withdrawn', plan_status: 'EXPIRED' })
  expect((await guest.call('/api/plans/getPlans', {})).status).toBe(401)
})

test('where the organisation pays its member pays nothing, and the organisation is billed', async () => {
  const blue = await person('member@blue.test', 'blue.localhost:4100')
  expect((await plansOf(blue)).plans).toMatchObject([
    { sub_id: 'sub_crew', due_today: 0, next_charge: null, currency_code: 'EUR' },
    { sub_id: 'sub_captain', due_today: 0, next_charge: { amount: 120 } },
  ])
  const got = await blue.call('/api/plans/initbook', { id: 'sub_crew', currency: 'EUR', plan_amount: 60, charge_org: true })
  expect(got.body.data.payment_token).toMatchObject({ route: 'none' })
  expect(await statusOf(blue, got.body.data.booking_id)).toBe('confirmed')
  expect(await ownOf(blue)).toMatchObject({
    plan_id: 'sub_crew',
    next_payment_by_org: true,
    next_billing_date: expect.any(String),
    billing_amount: null,
    plan_status: 'ACTIVE',
  })
})

test('who may: guests sign in, demo accounts only read, agents see their clients, operators everyone, and no one another organisation', async () => {
  const guest = system.visit()
  for (const path of ['/api/plans/getPlans', '/api/plans/prebook', '/api/plans/initbook', '/api/membershipUpgrade/payment-membership', '/api/plans/resume'])
    expect([path, (await guest.call(path, {})).status]).toEqual([path, 401])
  const demo = await person('demo@sojourn.test')
  expect((await demo.call('/api/plans/getPlans', {})).status).toBe(200)
  expect((await demo.call('/api/plans/prebook', { sub_plan_id: 'sub_explorer' })).body.code).toBe('demo_account')
  expect((await fresh.call('/api/plans/getPlans', { user_id: 'usr_member' })).status).toBe(403)
  const operator = await person('operator@sojourn.test')
  expect((await plansOf(operator, { user_id: 'usr_member' })).userProfile).toMatchObject({
    user_id: 'usr_member',
    subscription_details: { plan_status: 'ACTIVE' },
  })
  expect((await operator.call('/api/plans/getPlans', { user_id: 'usr_blue_member' })).status).toBe(404)
  const agent = await person('agent@northwind.test', 'agents.localhost:4100')
  expect((await plansOf(agent, { user_id: 'usr_client' })).userProfile).toMatchObject({ user_id: 'usr_client', subscription_details: null })
  expect((await agent.call('/api/plans/getPlans', { user_id: 'usr_member' })).status).toBe(404)
  expect((await agent.call('/api/plans/prebook', { sub_plan_id: 'sub_explorer' })).body.code).toBe('not_found')
})

test('operators save plans: their text is made harmless, another price is for those who buy from then on', async () => {
  const operator = await person('operator@sojourn.test')
  const { plans } = (await operator.call('/api/operator/listPlans', {})).body.data
  const { currency_code: _, ...explorer } = plans[0]
  const html =
    '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:alert(1)">there</a><xmp><img src=x onerror=alert(1)></xmp> <a href="https://a.test" target="_top">you</a></p>'
  const saved = await operator.call('/api/operator/savePlan', { ...explorer, html, sub_plan_renewal_price: 12.5, reason: 'Costs went up' })
  expect(saved.body.data.plan).toMatchObject({ sub_id: 'sub_explorer', sub_plan_renewal_price: 12.5 })
  expect(saved.body.data.plan.html).toBe(
    '<p>Hello <a rel="noopener noreferrer nofollow">there</a> <a href="https://a.test" rel="noopener noreferrer nofollow">you</a></p>',
  )
  const wrong = (more: object) => operator.call('/api/operator/savePlan', { ...explorer, ...more })
  expect((await wrong({ subscription_code: 'GRAND' })).body.code).toBe('code_taken')
  expect((await wrong({ sub_plan_initial_price: 1.005 })).body.code).toBe('amount_malformed')
  expect((await wrong({ sub_plan_validity_month: 0 })).body.code).toBe('term_missing')
  expect((await wrong({ sub_id: 'sub_nowhere' })).body.code).toBe('not_found')
  expect((await member.call('/api/operator/savePlan', { ...explorer })).status).toBe(403)
  expect((await operator.call('/api/operator/activity', {})).body.data.acts[0]).toMatchObject({ kind: 'plan_saved', reason: 'Costs went up' })
})

test('[C2.4] [B6.4] what a plan gives: a member’s price, the same in list, details and checkout, and points twice; to others the public price', async () => {
  const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
  const prepaid = ({ price }: { price: { pay_now: number; pay_at_property: number } }) => price.pay_now > price.pay_at_property
  const [own, others] = [
    await holdRoom(member, stay, prepaid),
    await holdRoom(await person('new@sojourn.test'), { ...stay, checkin: '2027-03-05', checkout: '2027-03-07' }, prepaid),
  ]
  expect([own.held.body.data.isPriceChange, others.held.body.data.isPriceChange]).toEqual([false, false])
  expect(others.held.body.data.price.total).toBe(others.rate.price.total)
  const { checkoutId, price } = own.held.body.data
  const checkout = (await member.call('/api/checkout/get', { checkoutId })).body.data
  expect([own.rate.price.total, checkout.price.total]).toEqual([price.total, price.total])
  const listed = (answer: typeof own) => answer.found.body.data.hotels.find(({ hotel_id }: { hotel_id: string }) => hotel_id === own.request.hotel_id).from
  const notMember = await person('new@sojourn.test')
  const open = await notMember.call('/api/hotels/search', { ...stay, rooms: [{ adults: 2 }], currency: 'USD' })
  // Five in a hundred of what it costs without taxes, to the unit that prices are shown in.
  const everybodys = open.body.data.hotels.find(({ hotel_id }: { hotel_id: string }) => hotel_id === own.request.hotel_id).from
  expect(listed(own).base / everybodys.base).toBeCloseTo(0.95, 2)
  const plain = (await notMember.call('/api/checkout/get', { checkoutId: others.held.body.data.checkoutId })).body.data
  expect(checkout.earns.points / Math.floor(checkout.due.card)).toBe(2 * (plain.earns.points / Math.floor(plain.due.card)))
  expect((await member.call('/api/checkout/renew', { checkoutId })).status).toBe(200)
})

test('[A7.5] [A5.9] initbook takes a coupon and cash cards off, each compared; refused, both are free again', async () => {
  const body = { id: 'sub_grand', currency: 'USD', plan_amount: 249, cn_cd: 'TAKE25', cn_disc: 25, cashcard: true, cashcard_amount: 50 }
  const cashOf = async () => (await member.call('/api/booking/getpaymentcardbyuser', { product_type: 'SUB' })).body.data.total_amount
  const before = await cashOf()
  const wrong = await member.call('/api/plans/initbook', { ...body, cn_disc: 24 })
  expect([wrong.status, wrong.body.data]).toEqual([409, { old_price: 24, new_price: 25, currency: 'USD' }])
  const short = await member.call('/api/plans/initbook', { ...body, cashcard_amount: 500 })
  expect([short.status, short.body.code]).toEqual([409, 'price_changed'])
  expect(await cashOf()).toBe(before)
  const { booking_id, checkoutId } = (await member.call('/api/plans/initbook', body)).body.data
  const { price, due } = (await member.call('/api/checkout/get', { checkoutId })).body.data
  expect(due.card).toBeCloseTo(price.total - 75, 2)
  expect(system.gateway.only()).toMatchObject({ amount: Math.round(due.card * 100) })
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(member, booking_id)).toBe('confirmed')
  expect(await cashOf()).toBe(before - 50)
})

test('[A1.4] [C5.2] plans speak the language and currency of the person who asks, and are bought in them; without a price in it their own is named', async () => {
  const ask = (body: object) => fresh.call('/api/plans/getPlans', body)
  const german = (await ask({ lang_code: 'de', currency: 'EUR' })).body.plans
  expect(german[0]).toMatchObject({
    subplan_name: 'Explorer',
    subplan_desc: 'Monat für Monat',
    currency_code: 'EUR',
    sub_plan_initial_price: 8.9,
    currency_note: null,
  })
  expect(german[0].mandate_text).toContain('8,90')
  const japanese = (await fresh.call('/api/membershipUpgrade/subscription-plans', { lang: 'ja-JP', currency: 'JPY' })).body.plans
  expect(japanese[2]).toMatchObject({
    subplan_desc: 'すべての特典を1年間',
    currency_code: 'JPY',
    sub_plan_initial_price: 37_000,
    sub_plan_renewal_price: 29_600,
  })
  const swedish = (await ask({ currency: 'SEK' })).body.plans
  expect(swedish[0]).toMatchObject({ currency_code: 'USD', sub_plan_initial_price: 9.49, currency_note: 'This plan is priced and charged in USD.' })
  const body = { id: 'sub_grand', plan_amount: 232, lang_code: 'de-DE' }
  expect((await fresh.call('/api/plans/initbook', { ...body, currency: 'SEK' })).body).toMatchObject({ code: 'wrong_currency', data: { currency: 'USD' } })
  clock.advance(1_000)
  const { booking_id, checkoutId } = (await fresh.call('/api/plans/initbook', { ...body, currency: 'EUR' })).body.data
  const { price, offer } = (await fresh.call('/api/checkout/get', { checkoutId })).body.data
  expect([price.currency, price.total, offer.currency]).toEqual(['EUR', 232, 'EUR'])
  expect(system.gateway.only()).toMatchObject({ amount: 23_200, currency: 'eur' })
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(fresh, booking_id)).toBe('confirmed')
  // What was bought keeps its currency, whatever the page shows by now.
  const own = (await ask({ currency: 'GBP' })).body.data.userProfile.subscription_details
  expect(own).toMatchObject({ plan_currency: 'EUR', plan_price: 185, billing_amount: 185 })
  expect((await ask({ currency: 'GBP' })).body.plans[1]).toMatchObject({ currency_code: 'EUR', currency_note: 'This plan is priced and charged in EUR.' })
  expect((await fresh.call('/api/plans/mandate', {})).body.data.mandate).toMatchObject({ language: 'de-DE', text: expect.stringContaining('185\u00a0€') })
  expect((await fresh.call('/api/plans/charges', {})).body.data.upcoming).toMatchObject([{ amount: 185, currency: 'EUR' }])
})

test('[A1.4] operators store a text for each language and a price for each currency', async () => {
  const operator = await person('operator@sojourn.test')
  const { plans } = (await operator.call('/api/operator/listPlans', {})).body.data
  const { paid_for: _, ...explorer } = plans[0]
  expect(Object.keys(explorer.texts).sort()).toEqual(['ar', 'de-DE', 'es-MX', 'fr-FR', 'ja-JP', 'pt-BR'])
  const texts = { 'fr-FR': { subplan_name: 'Explorateur', subplan_desc: 'Chaque mois', html: '<p onclick="x()">Oui</p>' } }
  const prices = [{ currency_code: 'SEK', sub_plan_initial_price: 99, sub_plan_renewal_price: 89 }]
  const saved = await operator.call('/api/operator/savePlan', { ...explorer, texts, prices })
  expect(saved.body.data.plan).toMatchObject({ texts: { 'fr-FR': { subplan_name: 'Explorateur', html: '<p>Oui</p>' } }, prices })
  const wrong = async (more: object) => (await operator.call('/api/operator/savePlan', { ...explorer, ...more })).body.code
  expect(await wrong({ texts: { xx: texts['fr-FR'] } })).toBe('language_unknown')
  expect(await wrong({ prices: [...prices, ...prices] })).toBe('currency_unknown')
  expect(await wrong({ prices: [{ ...prices[0], currency_code: 'USD' }] })).toBe('currency_unknown')
  expect(await wrong({ prices: [{ ...prices[0], sub_plan_initial_price: 1.001 }] })).toBe('amount_malformed')
  const shown = async (lang_code: string, currency: string) => (await plansOf(trial, { lang_code, currency })).plans[0]
  expect(await shown('fr', 'SEK')).toMatchObject({ subplan_name: 'Explorateur', currency_code: 'SEK', sub_plan_initial_price: 99 })
  // The language that has no text of its own reads the one the plan was written in.
  expect(await shown('de-DE', 'EUR')).toMatchObject({ subplan_name: 'Explorer', subplan_desc: explorer.subplan_desc, currency_code: 'USD' })
})

test('[M10] a second purchase answers the pending one, or takes its place: two are never paid', async () => {
  const request = { id: 'sub_grand', currency: 'USD', plan_amount: 249 }
  await trial.call('/api/plans/cancel', { how: 'withdraw' })
  clock.advance(1_000)
  const first = (await trial.call('/api/plans/initbook', request)).body.data
  const again = (await trial.call('/api/plans/initbook', request)).body.data
  expect(again).toEqual(first)
  const viaOlder = await trial.call('/api/membershipUpgrade/payment-membership', { sub_plan_id: 'sub_grand', currency: 'USD', plan_amount: 249 })
  expect(viaOlder.body.data.booking_id).toBe(first.booking_id)
  const other = (await trial.call('/api/plans/initbook', { id: 'sub_explorer', currency: 'USD', plan_amount: 9.49 })).body.data
  expect(other.booking_id).not.toBe(first.booking_id)
  expect(await statusOf(trial, first.booking_id)).toBe('cancelled')
  // The page buys by two calls: its purchase takes the place of what waits, too.
  const { booked } = await book(trial, { sub_plan_id: 'sub_grand' })
  expect(await statusOf(trial, other.booking_id)).toBe('cancelled')
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(trial, booked.body.data.booking_id)).toBe('confirmed')
  const pending = (await trial.call('/api/bookingHistory/list', {})).body.data.bookings.filter(({ status }: { status: string }) => status === 'pending_payment')
  expect(pending).toEqual([])
})

test('[M11] withdrawn from, a plan ended today on every face, and can be renewed', async () => {
  const today = new Date(clock.nowMs()).toISOString().slice(0, 10)
  expect(await ownOf(trial)).toMatchObject({ plan_status: 'ACTIVE', withdraw_pays_back: true })
  const ended = (await trial.call('/api/plans/cancel', { how: 'withdraw' })).body.data
  expect(ended).toMatchObject({ state: 'withdrawn', benefits_until: today, refund: 249 })
  expect(await ownOf(trial)).toMatchObject({
    plan_status: 'EXPIRED',
    state: 'withdrawn',
    plan_expiry_date: today,
    withdraw_until: null,
    next_billing_date: null,
  })
  expect(await plansOf(trial)).toMatchObject({ needsRenewal: true, needsSubscription: false })
})
