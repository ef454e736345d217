import { solveProof } from '@sojourn/kernel/proof-of-work'
import { expect, test } from 'vitest'
import { TEST_CARDS } from '../providers/sandbox/test-cards.ts'
import { ownGateway } from './own-gateway.testing.ts'
import { ORIGIN, SHOP } from './test-gateway.ts'

const { shop, db } = await ownGateway()
const DEAD = '4000000000000002'
const LIVE = '4242424242424242'
const DAY = 86_400_000

/** What a thief learns from an answer: whether the card is valid. Null where it does not say. */
type Verdict = 'live' | 'dead' | null

interface Intent {
  readonly id: string
  readonly client_secret: string
}

/** `works`: whether it does the work it is asked for, as our own pages do. */
async function tryCard(intent: Intent, number: string, ip: string, { works = false } = {}, proof_of_work?: string): Promise<Verdict> {
  const card = { number, exp_month: 4, exp_year: 2030, cvc: number.startsWith('37') ? '1234' : '123', name: 'Nora' }
  const request = new Request(`${ORIGIN}/v1/payments/${intent.id}/confirm`, {
    method: 'POST',
    body: JSON.stringify({ client_secret: intent.client_secret, card, save: false, return_origin: SHOP, proof_of_work }),
    headers: { 'content-type': 'application/json', 'api-key': 'pk_test_sojourn', origin: ORIGIN },
  })
  const response = await shop.gateway.fetch(request, { ip })
  const { result, error } = (await response.json()) as { result?: { status: string }; error?: { code: string; proof_of_work?: string } }
  if (error?.code === 'too_many_attempts') return null
  if (error?.proof_of_work) return works ? tryCard(intent, number, ip, { works }, await solveProof(error.proof_of_work)) : null
  return result?.status === 'declined' ? 'dead' : 'live'
}
const WORKS = { works: true }

const fresh = async () => {
  await db.pool.query('delete from gateway.card_tries')
}
const customer = async (name: string) => (await shop.post('/v1/customers', { email: `${name}@shop.test` })).body.id as string
const open = (fields: Record<string, string> = {}) => shop.open(fields) as Promise<Intent>
const setup = async (fields: Record<string, string> = {}) => (await shop.post('/v1/setup_intents', fields)).body as Intent
const DEAD_ONES = TEST_CARDS.filter(({ challenge, failure, attaches }) => challenge === 'never' && failure && !attaches).map(({ number }) => number)
const deadOne = (i: number): string => DEAD_ONES[i % DEAD_ONES.length]!

test('[C4.2] five thousand cards from five hundred addresses reveal fewer than thirty, and a newcomer with a good card pays and saves it all the same', {
  timeout: 180_000,
}, async () => {
  await fresh()
  const customers = await Promise.all([...Array(20).keys()].map((i) => customer(`thief${i}`)))
  const intents = await Promise.all(
    [...Array(500).keys()].map((i) => (i % 2 ? setup : open)({ ...(i % 3 === 0 && { customer: customers[i % 20]! }), 'metadata[device]': `d${i}` })),
  )
  const done = new Set<number>()
  let got = 0
  for (let at = 0; at < 5_000; at += 100) {
    const thieves = [...Array(100).keys()].map((i) => (at + i) % 500).filter((thief) => !done.has(thief))
    await Promise.all(
      thieves.map(async (thief) => {
        const verdict = await tryCard(intents[thief]!, thief % 10 === 9 ? LIVE : deadOne(at + thief), `198.51.${thief % 2}.${thief >> 1}`)
        if (verdict !== null) got++
        // What is paid answers so again, and says nothing new.
        if (verdict === 'live') done.add(thief)
      }),
    )
    shop.clock.advance(700)
  }
  expect(got).toBeGreaterThan(0)
  expect(got).toBeLessThan(30)
  for (const [index, make] of [open, setup].entries())
    expect(
      await tryCard(await make({ customer: await customer(`good${index}`), 'metadata[device]': `own${index}` }), LIVE, `203.0.113.${90 + index}`, WORKS),
    ).toBe('live')
})

test('[C4.2] whoever tries dozens of cards from four addresses is challenged there, and no new payer elsewhere is asked for anything', async () => {
  await fresh()
  const tried: Verdict[] = []
  for (let i = 0; i < 68; i++) {
    const who = { customer: await customer(`tries${i % 4}`), 'metadata[device]': `d${i % 4}` }
    tried.push(await tryCard(await setup(who), deadOne(i), `198.51.100.${i % 4}`))
  }
  expect(tried.filter((answer) => answer !== null).length).toBeLessThanOrEqual(12)
  for (let i = 0; i < 30; i++) {
    const who = { customer: await customer(`honest${i}`), 'metadata[device]': `own${i}` }
    expect(await tryCard(await (i % 2 ? setup : open)(who), LIVE, `203.0.113.${i}`), `newcomer ${i}`).toBe('live')
  }
})

test('[C4.2] after an attack new payers pay by 3-D Secure where the card has it, and where it has not by work of their page, a proof of which is good once', async () => {
  await fresh()
  for (let thief = 0; thief < 60; thief++) await tryCard(await open({ 'metadata[device]': `d${thief}` }), deadOne(thief), `198.51.100.${thief}`)
  const last = async (number: string, ip: string, how = {}) => {
    const intent = await open({ 'metadata[device]': `new${ip}` })
    return [await tryCard(intent, number, ip, how), (await shop.get(`/v1/payment_intents/${intent.id}`)).body.status]
  }
  // Paid without 3-D Secure on other days, asked for it now.
  expect(await last('4000000000003055', '203.0.113.70')).toEqual(['live', 'requires_action'])
  expect(await last('4000008400001629', '203.0.113.71')).toEqual(['live', 'requires_action'])
  for (const [index, number] of [LIVE, DEAD].entries()) expect(await last(number, `203.0.113.${80 + index}`)).toEqual([null, 'requires_payment_method'])
  expect(await last(LIVE, '203.0.113.80', WORKS)).toEqual(['live', 'succeeded'])
  expect(await last(DEAD, '203.0.113.81', WORKS)).toEqual(['dead', 'requires_payment_method'])
  await fresh()
  expect(await last('4000000000003055', '203.0.113.72')).toEqual(['live', 'succeeded'])
})

test('[C4.2] work is asked for with status 428, the same for every card; a proof is good for one try of its payment', async () => {
  await fresh()
  for (let thief = 0; thief < 20; thief++) await tryCard(await open({ 'metadata[device]': `d${thief}` }), deadOne(thief), `198.51.100.${thief}`)
  const ask = async (intent: Intent, number: string, proof_of_work?: string) => {
    const card = { number, exp_month: 4, exp_year: 2030, cvc: '123' }
    const body = JSON.stringify({ client_secret: intent.client_secret, card, proof_of_work })
    const headers = { 'content-type': 'application/json', 'api-key': 'pk_test_sojourn', origin: ORIGIN }
    const response = await shop.gateway.fetch(new Request(`${ORIGIN}/v1/payments/${intent.id}/confirm`, { method: 'POST', body, headers }), {
      ip: '203.0.113.60',
    })
    return {
      status: response.status,
      ...((await response.json()) as { error?: { code: string; message: string; proof_of_work: string }; result?: { status: string } }),
    }
  }
  const [one, other] = [await open({ 'metadata[device]': 'one' }), await open({ 'metadata[device]': 'other' })]
  const [live, dead] = [await ask(one, LIVE), await ask(one, DEAD)]
  expect([live.status, live.error?.code, live.error?.message]).toEqual([428, 'proof_required', dead.error?.message])
  const proof = await solveProof(live.error!.proof_of_work)
  expect((await ask(other, LIVE, proof)).status).toBe(428)
  expect((await ask(one, DEAD, proof)).result?.status).toBe('declined')
  expect((await ask(one, LIVE, proof)).status).toBe(428)
})

test('[C4.2] honest cards that are saved are no declines: newcomers after them are asked for nothing', async () => {
  await fresh()
  for (let i = 0; i < 40; i++)
    expect(await tryCard(await setup({ customer: await customer(`saver${i}`), 'metadata[device]': `own${i}` }), LIVE, `203.0.113.${i % 5}`), `${i}`).toBe(
      'live',
    )
})

test('[C4.2] a person who paid before pays from an address that others have used up, by account, by device, or with the same card from the same address', async () => {
  await fresh()
  const known = await customer('known')
  expect(await tryCard(await open({ customer: known, 'metadata[device]': 'own laptop' }), LIVE, '203.0.113.40')).toBe('live')
  await db.pool.query(`update gateway.card_tries set count = 120, next_ms = last_ms + 3600000 where key like 'address:%'`)
  expect(await tryCard(await open({ 'metadata[device]': 'of a stranger' }), '5555555555554444', '203.0.113.40', WORKS)).toBeNull()
  expect(await tryCard(await open({ customer: known }), '5555555555554444', '203.0.113.40')).toBe('live')
  expect(await tryCard(await open({ 'metadata[device]': 'own laptop' }), '5555555555554444', '203.0.113.40')).toBe('live')
  expect(await tryCard(await open({ 'metadata[device]': 'emptied' }), LIVE, '203.0.113.40')).toBe('live')
})

test('[C4.2] a payer who mistypes a card ten times gets the error each time, and pays with the next', async () => {
  await fresh()
  const id = await customer('slow')
  for (let tries = 0; tries < 10; tries++)
    expect(await tryCard(await open({ customer: id, 'metadata[device]': 'laptop' }), DEAD, '203.0.113.5', WORKS)).toBe('dead')
  expect(await tryCard(await open({ customer: id, 'metadata[device]': 'laptop' }), LIVE, '203.0.113.5', WORKS)).toBe('live')
})

test.each([
  ['person', (i: number) => ({ ip: `203.0.113.${i}`, device: `d${i}`, customer: 'same', number: deadOne(i) })],
  ['device', (i: number) => ({ ip: `203.0.113.${i}`, device: 'same', customer: '', number: deadOne(i) })],
  ['address', (i: number) => ({ ip: '203.0.113.1', device: `d${i}`, customer: '', number: deadOne(i) })],
  ['card', (i: number) => ({ ip: `203.0.113.${i}`, device: `d${i}`, customer: '', number: DEAD })],
] as const)('[C4.2] tries are counted by %s, across payments and set-ups, with a delay that grows', async (by, of) => {
  await fresh()
  const same = await customer('same')
  const answers: Verdict[] = []
  for (let i = 0; i < 40; i++) {
    const { ip, device, customer: named, number } = of(i)
    const fields = { ...(named && { customer: same }), 'metadata[device]': device }
    const intent = i % 2 ? await setup(fields) : await open(fields)
    answers.push(await tryCard(intent, number, ip, WORKS))
    // The payers of all addresses together are not what this is about.
    await db.pool.query(
      `delete from gateway.card_tries where key like 'strangers:%' or (key like 'card:%' and ${by !== 'card'}) or (key like 'person:%' and ${by !== 'person'})
        or (key like 'address:%' and ${by !== 'address'})`,
    )
  }
  const got = answers.filter((answer) => answer !== null).length
  expect(got).toBeGreaterThanOrEqual(10)
  expect(got).toBeLessThan(30)
  expect(answers.at(-1)).toBeNull()
  // Each further try is accepted after a longer wait.
  const waits = (await db.pool.query(`select max(next_ms - last_ms)::int as ms from gateway.card_tries`)).rows as { ms: number }[]
  expect(waits[0]!.ms).toBeGreaterThanOrEqual(10_000)
  shop.clock.advance(2 * DAY)
  const { ip, device } = of(1)
  expect(await tryCard(await open({ 'metadata[device]': device }), LIVE, ip)).toBe('live')
})

test('[C4.2] the answer of a refused try is the same for a valid and a stolen card, and nothing is asked or stored', async () => {
  await fresh()
  const id = await customer('watched')
  for (let i = 0; i < 12; i++) await tryCard(await open({ customer: id }), DEAD, '203.0.113.9', WORKS)
  const [live, dead] = [await open({ customer: id }), await open({ customer: id })]
  const before = (await db.pool.query('select count(*)::int as n from gateway.charges')).rows
  expect([await tryCard(live, LIVE, '203.0.113.9', WORKS), await tryCard(dead, DEAD, '203.0.113.9', WORKS)]).toEqual([null, null])
  expect((await db.pool.query('select count(*)::int as n from gateway.charges')).rows).toEqual(before)
  expect((await shop.get(`/v1/payment_intents/${live.id}`)).body.status).toBe('requires_payment_method')
})

test('[C4.2] a saved card that the shop charges for a payer counts with the others; a server alone is not counted', async () => {
  await fresh()
  const id = await customer('saved')
  const saved = (await shop.post('/v1/payment_methods/pm_card_chargeCustomerFail/attach', { customer: id })).body.id as string
  const charge = async (more: Record<string, string>) => {
    const { body } = await shop.post('/v1/payment_intents', { amount: 900, currency: 'usd', customer: id, payment_method: saved, confirm: 'true', ...more })
    return body.error.code as string
  }
  for (let i = 0; i < 15; i++) expect(await charge({})).toBe('card_declined')
  const codes: string[] = []
  for (let i = 0; i < 13; i++) codes.push(await charge({ 'metadata[ip]': '203.0.113.20', 'metadata[device]': 'laptop' }))
  expect([codes[0], codes.at(-1)]).toEqual(['card_declined', 'too_many_attempts'])
})

test('[C4.2] a rush of honest payers who are new here, from one address, all pay', { timeout: 60_000 }, async () => {
  await fresh()
  const intents = await Promise.all([...Array(60).keys()].map(async (i) => open({ customer: await customer(`new${i}`), 'metadata[device]': `phone${i}` })))
  const answers = await Promise.all(intents.map((intent) => tryCard(intent, LIVE, '203.0.113.30')))
  expect(answers.filter((answer) => answer === 'live')).toHaveLength(60)
})
