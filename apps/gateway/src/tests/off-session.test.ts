import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'

const { shop } = await ownGateway()

const seed = { merchantId: 'mer_sojourn', expMonth: 8, expYear: 2032, name: 'Nora' }
let made = 0

/** Charges a card that is on file while its holder is away, as a shop does for what is charged later. */
async function away(number: string, more: Record<string, string> = {}) {
  const customer = (await shop.post('/v1/customers', { email: 'member@sojourn.test' })).body.id as string
  const payment_method = await shop.gateway.seed.savedCard({ ...seed, customerId: customer, number })
  const name = `chg_${++made}:try:1`
  const body = { amount: 990, currency: 'usd', customer, payment_method, off_session: 'true', confirm: 'true', 'metadata[order_id]': name, ...more }
  const charge = (key = name) => shop.post('/v1/payment_intents', body, { 'idempotency-key': key })
  const listed = async () => (await shop.get(`/v1/payment_intents?limit=100&customer=${customer}`)).body.data
  return { name, charge, listed, first: await charge() }
}

test('[C2.13] a card on file is charged while its holder is away, once for each key and each name', async () => {
  const { name, charge, listed, first } = await away('4242424242424242')
  expect(first).toMatchObject({ status: 200, body: { status: 'succeeded', amount_received: 990 } })
  expect((await charge()).body.id).toBe(first.body.id)
  // Another key for the same name, as after an answer that was an error.
  expect((await charge(`${name}:2`)).body.id).toBe(first.body.id)
  expect(await listed()).toMatchObject([{ id: first.body.id, metadata: { order_id: name } }])
})

for (const [number, code] of [
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000341', 'generic_decline'],
  ['4000002760003184', 'authentication_required'],
  ['4000000000009987', 'lost_card'],
  ['4000000000000119', 'processing_error'],
] as const) {
  test(`a card that the bank declines as ${code} says so, with its payment, and repeated tries nothing again`, async () => {
    const { charge, listed, first } = await away(number)
    expect(first).toMatchObject({
      status: 402,
      body: { error: { decline_code: code, payment_intent: { status: 'requires_payment_method', amount_received: 0 } } },
    })
    expect((await charge()).body.error.payment_intent.id).toBe(first.body.error.payment_intent.id)
    expect(await listed()).toHaveLength(1)
  })
}
