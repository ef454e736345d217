import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'
import { ORIGIN, SHOP } from './test-gateway.ts'

const { db, shop } = await ownGateway()

interface Person {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly cards: readonly string[]
}

let people = 0
async function person(cards = ['pm_card_visa', 'pm_card_mastercard'], headers = {}): Promise<Person> {
  const email = `person${++people}@sojourn.test`
  const { id } = (await shop.post('/v1/customers', { email }, headers)).body
  const saved: string[] = []
  for (const card of cards) {
    shop.clock.advance(1_000)
    saved.push((await shop.post(`/v1/payment_methods/${card}/attach`, { customer: id }, headers)).body.id)
  }
  const { token, expires_at } = (await shop.post('/v1/customer_tokens', { customer: id }, headers)).body
  expect(expires_at).toBe(Math.floor(shop.clock.nowMs() / 1000) + 1_800)
  return { id, email, token, cards: saved }
}

const call = (method: string, path: string, body: unknown, token: string | null, more: Record<string, string> = {}) => {
  const headers = { 'api-key': 'pk_test_sojourn', origin: SHOP, 'content-type': 'application/json', ...(token && { 'customer-token': token }), ...more }
  return shop.ask(new Request(ORIGIN + path, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) }))
}
const setDefault = (who: Person, card_id: string) => call('POST', '/v1/card/set_default_card', { card_id, email: who.email }, who.token)
const remove = (who: Person, card_id: string) => call('DELETE', `/v1/card/delete/${encodeURIComponent(who.email)}`, { card_id }, who.token)
const rename = (who: Person, body: unknown) => call('POST', `/v1/card/update/${encodeURIComponent(who.email)}`, body, who.token)
const cards = async (who: Person) => (await call('GET', `/v1/card/list/${encodeURIComponent(who.email)}`, null, who.token)).body.data.cards

test('[A3.2] a saved card is listed in the new shape, newest first, the first one saved as the default', async () => {
  const who = await person()
  expect(await cards(who)).toEqual([
    { id: who.cards[1], nick_name: 'Mastercard 4444', name: null, brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2030, is_default: false },
    { id: who.cards[0], nick_name: 'Visa 4242', name: null, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, is_default: true },
  ])
  expect((await cards(await person(['pm_card_diners'])))[0].brand).toBe('dinersClub')
})

test('[A7.1] a card is made the default by its holder, and the cards come back', async () => {
  const who = await person()
  const answer = await setDefault(who, who.cards[1] as string)
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'success', status_code: 200, data: { cards: [{ id: who.cards[1], is_default: true }, { is_default: false }] } },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect((await shop.get(`/v1/customers/${who.id}`)).body.invoice_settings.default_payment_method).toBe(who.cards[1])
})

test('[A7.2] a deleted card is gone, and the newest one left becomes the default', async () => {
  const who = await person(['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'])
  const answer = await remove(who, who.cards[0] as string)
  expect(answer.body.data.cards).toMatchObject([
    { id: who.cards[2], is_default: true },
    { id: who.cards[1], is_default: false },
  ])
  expect((await remove(who, who.cards[0] as string)).status).toBe(404)
  await remove(who, who.cards[1] as string)
  expect((await remove(who, who.cards[2] as string)).body.data.cards).toEqual([])
})

test('[A7.3] a card gets a nick name, and keeps it when the same card is saved again', async () => {
  const who = await person(['pm_card_visa'])
  const answer = await rename(who, { card_id: who.cards[0], nick_name: '  Everyday ' })
  expect(answer.body.data.cards).toMatchObject([{ id: who.cards[0], nick_name: 'Everyday' }])
  await shop.pay(await shop.open({ customer: who.id }), '4242424242424242', {}, { save: true })
  expect(await cards(who)).toMatchObject([{ nick_name: 'Everyday', name: 'Nora Andrade', is_default: true }])
})

test('[A7.1] [A7.2] a card that was saved twice is one card to its holder: once in the list, the default whichever of them is, and deleted whole', async () => {
  const who = await person(['pm_card_visa', 'pm_card_mastercard', 'pm_card_visa'])
  const shown = [
    { id: who.cards[2], last4: '4242', is_default: true },
    { id: who.cards[1], last4: '4444', is_default: false },
  ]
  expect(await cards(who)).toMatchObject(shown)
  expect((await remove(who, who.cards[2] as string)).body.data.cards).toMatchObject([{ id: who.cards[1], is_default: true }])
  for (const gone of [0, 2]) expect((await shop.get(`/v1/payment_methods/${who.cards[gone]}`)).body.customer).toBeNull()
})

test('[A5.7] a card saved at a payment or a setup has the nick name that came with it, or one by its brand and last digits', async () => {
  const who = await person([])
  await shop.pay(await shop.open({ customer: who.id }), '4242424242424242', {}, { save: true, nick_name: ' Everyday ' })
  await shop.pay(await shop.open({ customer: who.id, setup_future_usage: 'off_session' }), '5555555555554444', {})
  expect((await cards(who)).map(({ nick_name }: { nick_name: string }) => nick_name).sort()).toEqual(['Everyday', 'Mastercard 4444'])
  // Saved again: a name given then takes the place of the earlier one.
  await shop.pay(await shop.open({ customer: who.id }), '5555555555554444', {}, { save: true, nick_name: 'Work' })
  expect((await cards(who)).map(({ nick_name }: { nick_name: string }) => nick_name).sort()).toEqual(['Everyday', 'Work'])
  const open = await shop.open({ customer: who.id })
  for (const nick_name of ['', 'x'.repeat(51), '4242 4242 4242 4242'])
    expect((await shop.pay(open, '4242424242424242', {}, { save: true, nick_name })).status, nick_name).toBe(400)
})

test.each([undefined, '', '   ', 'x'.repeat(51), '4242 4242 4242 4242'])('[A5.7] the nick name %j is refused, and the field is named', async (nick_name) => {
  const who = await person(['pm_card_visa'])
  const answer = await rename(who, { card_id: who.cards[0], nick_name })
  expect(answer).toMatchObject({ status: 400, body: { status: 'fail', status_code: 400, errors: [{ path: 'nick_name' }] } })
  expect(await cards(who)).toMatchObject([{ nick_name: 'Visa 4242' }])
})

test('[A7.1] [A7.2] [A7.3] no one changes another’s cards, and another’s card is answered like a missing one', async () => {
  const [mine, yours] = [await person(), await person()]
  const theirs = yours.cards[0] as string
  const onTheirs = [await setDefault(mine, theirs), await remove(mine, theirs), await rename(mine, { card_id: theirs, nick_name: 'Mine' })]
  const onNone = [await setDefault(mine, 'pm_none'), await remove(mine, 'pm_none'), await rename(mine, { card_id: 'pm_none', nick_name: 'Mine' })]
  for (const [index, answer] of onTheirs.entries()) {
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual(onNone[index]?.body)
  }
  const asYou: Person = { ...mine, email: yours.email }
  for (const answer of [await setDefault(asYou, theirs), await remove(asYou, theirs), await rename(asYou, { card_id: theirs, nick_name: 'Mine' })]) {
    expect(answer).toMatchObject({ status: 403, body: { status: 'fail', code: 'not_allowed' } })
  }
  expect(await cards(yours)).toMatchObject([
    { nick_name: 'Mastercard 4444', is_default: false },
    { id: theirs, nick_name: 'Visa 4242', is_default: true },
  ])
})

test('[A7.1] [A7.2] [A7.3] without a token, with an old, a forged or another merchant’s one, nothing is opened', async () => {
  const who = await person()
  const elsewhere = await person(['pm_card_visa'], { authorization: 'Bearer sk_test_other' })
  const [id, expires, mac] = who.token.split('.') as [string, string, string]
  const forged = [
    null,
    '',
    'ct_',
    elsewhere.token,
    `${id}.${Number(expires) + 60_000}.${mac}`,
    `${elsewhere.token.split('.')[0]}.${expires}.${mac}`,
    `${id}.${expires}.${mac.slice(0, -1)}`,
  ]
  for (const token of forged) {
    const body = { card_id: who.cards[0], email: who.email, nick_name: 'Mine' }
    const paths = [
      ['POST', '/v1/card/set_default_card'],
      ['DELETE', `/v1/card/delete/${who.email}`],
      ['POST', `/v1/card/update/${who.email}`],
    ] as const
    for (const [method, path] of paths) expect(await call(method, path, body, token)).toMatchObject({ status: 401, body: { code: 'customer_token_invalid' } })
  }
  expect((await call('POST', '/v1/card/set_default_card', { card_id: who.cards[0], email: who.email }, who.token, { 'api-key': 'pk_test_other' })).status).toBe(
    401,
  )
  shop.clock.advance(30 * 60_000)
  expect((await setDefault(who, who.cards[1] as string)).status).toBe(401)
})

test('a token becomes invalid with the e-mail it was made for', async () => {
  const who = await person()
  await shop.post(`/v1/customers/${who.id}`, { email: 'moved@sojourn.test' })
  expect((await setDefault(who, who.cards[1] as string)).status).toBe(401)
  expect((await setDefault({ ...who, email: 'moved@sojourn.test' }, who.cards[1] as string)).status).toBe(401)
})

test('[A7.2] a browser of the merchant may ask, with DELETE and its token; one of elsewhere may not', async () => {
  const preflight = (origin: string) => shop.ask(new Request(`${ORIGIN}/v1/card/delete/a@b.test`, { method: 'OPTIONS', headers: { origin } }))
  const allowed = await preflight(SHOP)
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-methods')).toContain('DELETE')
  expect(allowed.headers.get('access-control-allow-headers')).toContain('customer-token')
  expect((await preflight('https://evil.test')).status).toBe(403)
  const who = await person()
  expect((await call('DELETE', `/v1/card/delete/${who.email}`, { card_id: who.cards[0] }, who.token, { origin: 'https://evil.test' })).status).toBe(401)
})

test('a customer token is issued for a secret key alone, and not without a customer', async () => {
  const { id } = await person()
  expect((await shop.post('/v1/customer_tokens', { customer: id }, { authorization: 'Bearer pk_test_sojourn' })).status).toBe(401)
  expect((await shop.post('/v1/customer_tokens', { customer: id }, { authorization: 'Bearer sk_test_other' })).status).toBe(404)
  const { body } = await shop.post('/v1/customers')
  expect((await shop.post('/v1/customer_tokens', { customer: body.id })).status).toBe(400)
})

test('a hundred cards are listed at most', async () => {
  const who = await person(['pm_card_visa'])
  await db.pool.query(
    `insert into gateway.payment_methods (org_id, method_id, customer_id, brand, last4, exp_month, exp_year, fingerprint, sealed, created_ms)
     select 'mer_sojourn', 'pm_many_' || n, '${who.id}', 'visa', '4242', 1, 2030, 'many' || n, 'sealed', n from generate_series(1, 120) n`,
  )
  expect(await cards(who)).toHaveLength(100)
})
