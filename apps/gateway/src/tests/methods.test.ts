import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'

const { db, shop } = await ownGateway()

const CARD = { type: 'card', 'card[number]': '4242 4242 4242 4242', 'card[exp_month]': 4, 'card[exp_year]': 2030, 'card[cvc]': '987' }
const customer = async (email = 'member@sojourn.test'): Promise<string> => (await shop.post('/v1/customers', { email })).body.id
const method = async (more = {}) => (await shop.post('/v1/payment_methods', { ...CARD, ...more })).body
const attach = (id: string, customerId: string) => shop.post(`/v1/payment_methods/${id}/attach`, { customer: customerId })
const defaultOf = async (id: string) => (await shop.get(`/v1/customers/${id}`)).body.invoice_settings.default_payment_method

test('a published test card becomes a method, attached, changed, listed and taken away for good', async () => {
  const id = await customer()
  const made = await method({ 'billing_details[name]': 'Nora Andrade', 'billing_details[address][postal_code]': '1100', 'metadata[from]': 'desk' })
  expect(made).toMatchObject({
    object: 'payment_method',
    customer: null,
    metadata: { from: 'desk' },
    billing_details: { name: 'Nora Andrade', email: null, address: { postal_code: '1100', city: null } },
    card: { brand: 'visa', last4: '4242', funding: 'credit', country: 'US', checks: { cvc_check: 'unchecked' }, networks: { available: ['visa'] } },
  })
  expect((await attach(made.id, id)).body).toMatchObject({ customer: id, card: { checks: { cvc_check: 'pass', address_postal_code_check: 'pass' } } })
  expect(await defaultOf(id)).toBe(made.id)
  const changed = await shop.post(`/v1/payment_methods/${made.id}`, {
    'card[exp_year]': 34,
    'metadata[from]': '',
    'metadata[seen]': 'yes',
    'billing_details[phone]': '+351 912',
  })
  expect(changed.body).toMatchObject({
    card: { exp_month: 4, exp_year: 2034 },
    metadata: { seen: 'yes' },
    billing_details: { phone: '+351 912', name: 'Nora Andrade' },
  })
  expect(changed.body.metadata.from).toBeUndefined()
  for (const path of [`/v1/payment_methods?customer=${id}&type=card`, `/v1/customers/${id}/payment_methods`]) {
    expect((await shop.get(path)).body.data.map((one: { id: string }) => one.id)).toEqual([made.id])
  }
  expect((await shop.get(`/v1/customers/${id}/payment_methods/${made.id}`)).body.id).toBe(made.id)
  expect((await shop.post(`/v1/payment_methods/${made.id}/detach`)).body).toMatchObject({ id: made.id, customer: null })
  expect(await defaultOf(id)).toBeNull()
  const again = await attach(made.id, id)
  expect(again).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error', code: 'payment_method_unexpected_state' } } })
  expect((await shop.get(`/v1/payment_methods/${made.id}`)).body.customer).toBeNull()
  const row = await db.pool.query(`select sealed from gateway.payment_methods where method_id = '${made.id}'`)
  expect(row.rows[0].sealed).toBeNull()
})

test.each([
  ['a real card', '4111111111111111', { code: 'card_declined', decline_code: 'test_mode_live_card' }],
  ['a slip', '4242424242424241', { code: 'incorrect_number' }],
])('%s is refused before anything is written, and not repeated', async (_name, number, error) => {
  const before = await db.pool.query('select count(*)::int as n from gateway.payment_methods')
  for (const path of ['/v1/payment_methods', '/v1/tokens']) {
    const refused = await shop.post(path, { ...CARD, 'card[number]': number, ...(path.endsWith('tokens') && { type: undefined }) } as never, {
      'idempotency-key': `${path}${number.slice(-4)}`,
    })
    expect(refused).toMatchObject({ status: 402, body: { error: { type: 'card_error', ...error } } })
    expect(JSON.stringify(refused.body)).not.toContain(number)
  }
  expect((await db.pool.query('select count(*)::int as n from gateway.payment_methods')).rows).toEqual(before.rows)
})

test('a number anywhere but in its one place is refused, also next to a good one', async () => {
  const sent = { ...CARD, 'billing_details[name]': '4242424242424242' }
  expect((await shop.post('/v1/payment_methods', sent)).body.error.code).toBe('card_data_refused')
  expect((await shop.post('/v1/customers', { 'card[number]': '4242424242424242' })).body.error.code).toBe('card_data_refused')
})

test.each([
  ['pm_card_visa', 'visa', 'credit'],
  ['pm_card_visa_debit', 'visa', 'debit'],
  ['pm_card_mastercard_prepaid', 'mastercard', 'prepaid'],
  ['pm_card_amex', 'amex', 'credit'],
  ['pm_card_jcb', 'jcb', 'credit'],
  ['pm_card_authenticationRequired', 'visa', 'credit'],
  ['pm_card_chargeCustomerFail', 'visa', 'credit'],
  ['pm_card_unionpay', 'unionpay', 'credit'],
  ['pm_card_gb_debit', 'visa', 'debit'],
  ['pm_card_ae_mastercard', 'mastercard', 'credit'],
])('the published method %s is a card of its own at each use', async (name, brand, funding) => {
  const id = await customer()
  const [one, two] = [await attach(name, id), await attach(name, id)]
  expect(one.body).toMatchObject({ object: 'payment_method', customer: id, card: { brand, funding } })
  expect(two.body.id).not.toBe(one.body.id)
  expect(await defaultOf(id)).toBe(one.body.id)
})

const PUBLISHED =
  'visa visa_debit mastercard mastercard_debit mastercard_prepaid amex discover diners jcb unionpay visa_cartesBancaires mastercard_cartesBancaires ' +
  'visa_debit_eftposAuCoBranded mastercard_debit_eftposAuCoBranded us ar br ca cl co cr ec mx pa py pe uy ae ae_mastercard at be bg by hr cy cz dk ee fi fr de gi ' +
  'gr hu ie it lv li lt lu mt nl no pl pt ro si sk es se ch gb gb_debit gb_mastercard au cn hk in jp my nz sg tw th_credit th_debit bypassPending ' +
  'bypassPendingInternational riskLevelElevated cvcCheckFail avsFail avsLine1Fail avsZipFail avsUnchecked createDispute createDisputeProductNotReceived ' +
  'createDisputeInquiry createMultipleDisputes createIssuerFraudRecord createCe3EligibleDispute createComplianceDispute pendingRefund refundFail threeDSecureOptional ' +
  'amex_threeDSecureNotSupported'
const DECLINED =
  'visa_chargeDeclined visa_chargeDeclinedInsufficientFunds visa_chargeDeclinedLostCard visa_chargeDeclinedStolenCard chargeDeclinedExpiredCard ' +
  'chargeDeclinedIncorrectCvc chargeDeclinedProcessingError visa_chargeDeclinedVelocityLimitExceeded chargeCustomerFail radarBlock riskLevelHighest ' +
  'threeDSecureRequiredProcessingError'
const ASKED =
  'authenticationRequiredOnSetup authenticationRequired authenticationRequiredSetupForOffSession authenticationRequiredChargeDeclinedInsufficientFunds ' +
  'threeDSecure2Required threeDSecureRequired threeDSecureRequiredChargeDeclined'

test.each([
  ['succeeded', PUBLISHED],
  ['card_error', DECLINED],
  ['requires_action', ASKED],
])('all published methods are known: %s', async (outcome, names) => {
  for (const name of names.split(' ')) {
    const { body } = await shop.post('/v1/payment_intents', { amount: 900, currency: 'usd', payment_method: `pm_card_${name}`, confirm: 'true' })
    expect(body.status ?? body.error.type, name).toBe(outcome)
  }
})

test('the bank of a published card is in the country of its name', async () => {
  const id = await customer()
  for (const [name, country] of [
    ['br', 'BR'],
    ['th_debit', 'TH'],
    ['gb_mastercard', 'GB'],
    ['us', 'US'],
  ])
    expect((await attach(`pm_card_${name}`, id)).body.card.country, name).toBe(country)
})

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
])('%s is declined when it is attached', async (name, code, decline_code) => {
  const id = await customer()
  expect(await attach(name, id)).toMatchObject({ status: 402, body: { error: { type: 'card_error', code, decline_code } } })
  expect((await shop.get(`/v1/customers/${id}/payment_methods`)).body.data).toEqual([])
})

test('a token names a card once, our own as well as a published one', async () => {
  const { type: _, ...card } = CARD
  const token = (await shop.post('/v1/tokens', { ...card, 'card[name]': 'Nora' })).body
  expect(token).toMatchObject({ object: 'token', used: false, card: { object: 'card', brand: 'Visa', last4: '4242', name: 'Nora' } })
  const named = { type: 'card', 'card[token]': token.id }
  expect((await shop.post('/v1/payment_methods', named)).body).toMatchObject({ card: { last4: '4242' }, billing_details: { name: 'Nora' } })
  expect((await shop.get(`/v1/tokens/${token.id}`)).body.used).toBe(true)
  expect((await shop.post('/v1/payment_methods', named)).status).toBe(404)
  expect((await shop.post('/v1/payment_methods', { type: 'card', 'card[token]': 'tok_mastercard' })).body.card.brand).toBe('mastercard')
})

test('a card saved by one customer is no other customer’s', async () => {
  const [mine, yours] = [await customer(), await customer()]
  const { id } = (await attach('pm_card_visa', mine)).body
  expect((await attach(id, yours)).body.error.code).toBe('payment_method_unexpected_state')
  expect((await shop.get(`/v1/customers/${yours}/payment_methods/${id}`)).status).toBe(404)
  const other = { authorization: 'Bearer sk_test_other' }
  expect((await shop.get(`/v1/payment_methods/${id}`, other)).status).toBe(404)
  expect((await shop.post(`/v1/payment_methods/${id}/detach`, {}, other)).status).toBe(404)
  expect((await shop.post(`/v1/customers/${yours}`, { 'invoice_settings[default_payment_method]': id })).status).toBe(404)
})

test('what is stored of a customer is returned as it was sent; an empty text unsets it', async () => {
  const answer = {
    name: 'Nora Andrade',
    description: 'Member',
    phone: '+351 912',
    'address[city]': 'Lisbon',
    'address[country]': 'PT',
    'shipping[name]': 'Nora',
    'shipping[address][line1]': 'Rua 1',
    'preferred_locales[0]': 'pt',
    'metadata[a]': '1',
    'metadata[b]': '2',
  }
  const { body } = await shop.post('/v1/customers', answer)
  expect(body).toMatchObject({
    name: 'Nora Andrade',
    address: { city: 'Lisbon', line1: null },
    shipping: { name: 'Nora' },
    preferred_locales: ['pt'],
    metadata: { a: '1', b: '2' },
  })
  const changed = await shop.post(`/v1/customers/${body.id}`, { description: '', address: '', 'metadata[a]': '' })
  expect(changed.body).toMatchObject({ description: null, address: null, name: 'Nora Andrade', metadata: { b: '2' } })
  expect((await shop.post(`/v1/customers/${body.id}`, { metadata: '' })).body.metadata).toEqual({})
})

test('a deleted customer is an id and nothing else, and its cards are gone', async () => {
  const id = await customer('gone@sojourn.test')
  const saved = (await attach('pm_card_visa', id)).body.id
  const deleted = { id, object: 'customer', deleted: true }
  const remove = () => shop.ask(new Request(`https://pay.test/v1/customers/${id}`, { method: 'DELETE', headers: { authorization: 'Bearer sk_test_sojourn' } }))
  expect((await remove()).body).toEqual(deleted)
  expect((await shop.get(`/v1/customers/${id}`)).body).toEqual(deleted)
  expect((await remove()).status).toBe(404)
  expect((await shop.get(`/v1/payment_methods/${saved}`)).body.customer).toBeNull()
  expect((await shop.get('/v1/customers?email=gone@sojourn.test')).body.data).toEqual([])
  expect((await attach('pm_card_visa', id)).status).toBe(404)
})

test('customers are listed by e-mail, by when they were made, forwards and backwards', async () => {
  const ids = []
  for (let i = 0; i < 5; i++) {
    shop.clock.advance(1_000)
    ids.unshift(await customer('list@sojourn.test'))
  }
  const list = async (query: string) => (await shop.get(`/v1/customers?email=list@sojourn.test&${query}`)).body
  const idsOf = (page: { data: { id: string }[] }) => page.data.map((one) => one.id)
  const first = await list('limit=2')
  expect(idsOf(first)).toEqual(ids.slice(0, 2))
  expect(first).toMatchObject({ has_more: true, url: '/v1/customers' })
  expect(idsOf(await list(`limit=2&starting_after=${ids[1]}`))).toEqual(ids.slice(2, 4))
  const back = await list(`limit=2&ending_before=${ids[4]}`)
  expect(idsOf(back)).toEqual(ids.slice(2, 4))
  expect(back.has_more).toBe(true)
  const second = Math.floor(shop.clock.nowMs() / 1000)
  expect(idsOf(await list(`created[gte]=${second}`))).toEqual(ids.slice(0, 1))
  expect(idsOf(await list(`created[lt]=${second}&created[gt]=${second - 3}`))).toEqual(ids.slice(1, 3))
  expect(idsOf(await list(`created=${second}`))).toEqual(ids.slice(0, 1))
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'created[gte]=x']) expect((await list(query)).error.type).toBe('invalid_request_error')
})

test('a card that is not saved and does not pay is erased after a day', async () => {
  const [old, id] = [await method(), await customer()]
  const saved = (await attach('pm_card_visa', id)).body
  shop.clock.advance(24 * 3_600_000 + 1)
  const fresh = await method()
  const emptied = async () => {
    const { rows } = await db.pool.query('select method_id, sealed is null as empty from gateway.payment_methods')
    const isEmpty = new Map(rows.map((row) => [row.method_id, row.empty]))
    return [old, fresh, saved].map((one) => isEmpty.get(one.id))
  }
  shop.gateway.work.start()
  shop.gateway.work.poll()
  await expect.poll(emptied).toEqual([true, false, false])
  await shop.gateway.work.stop()
  expect((await attach(old.id, id)).body.error.code).toBe('payment_method_unexpected_state')
})
