import { afterEach, expect, test, vi } from 'vitest'
import { type CardsState, createSavedCards } from './create-saved-cards.ts'
import { access, cardWorld, newCard, oldCard } from './gateway.testing.ts'
import type { SavedCard } from './saved-card.ts'

afterEach(() => vi.unstubAllGlobals())

const LIST = '/api/booking/getUserCreditCards'
const idsOf = (state: CardsState) => (state.step === 'ready' ? state.cards.map(({ id }) => id) : state.step)
const first = (state: CardsState) => (state.step === 'ready' ? state.cards[0] : undefined) as SavedCard

async function opened(start: Parameters<typeof cardWorld>[0], of = access) {
  const { world, asked } = cardWorld(start)
  const store = createSavedCards(of)
  await store.load()
  asked.length = 0
  return { world, asked, store, card: first(store.snapshot()) }
}
const refuse = (status: number) => () => Response.json({ error: { type: 'api_error', message: 'No.' } }, { status })

test('[A3.2, A3.1] PG_03 shows the cards of the new shape, PG_01 those of the old one', async () => {
  const both = { cardsPGV2: [newCard('pm_1', { nick_name: 'Everyday', is_default: true })], cards: [oldCard('pm_1', { is_default: 1, card_number: '1881' })] }
  expect((await opened(both)).card).toMatchObject({ id: 'pm_1', shape: 'new', nickName: 'Everyday', last4: '4242', isDefault: true })
  const old = { ...access, gateway: 'PG_01' } as const
  expect((await opened(both, old)).card).toMatchObject({ id: 'pm_1', shape: 'old', nickName: null, last4: '1881', isDefault: true })
})

test('[A7.1, A7.3] the three changes go to the gateway with its key and the customer’s token, then the list is loaded again', async () => {
  const { asked, store, card, world } = await opened({ cardsPGV2: [newCard('pm_1')] })
  await store.setDefault(card)
  await store.rename(card, 'Trips')
  world.change = () => new Response(null, { status: 204 })
  expect(await store.remove(card)).toEqual({ ok: true })
  const gateway = (method: string, path: string, body: object) => ({ method, url: `https://pay.test${path}`, token: 'ct_1', body })
  const list = { method: 'POST', url: LIST, token: null, body: { email: access.email } }
  expect(asked).toEqual([
    gateway('POST', '/v1/card/set_default_card', { card_id: 'pm_1', email: access.email }),
    list,
    gateway('POST', '/v1/card/update/nora%40sojourn.test', { card_id: 'pm_1', nick_name: 'Trips' }),
    list,
    gateway('DELETE', '/v1/card/delete/nora%40sojourn.test', { card_id: 'pm_1' }),
    list,
  ])
})

test('[A7.4] old cards are changed by the API, with the merchant, the e-mail and is_default 1', async () => {
  const { asked, store, card } = await opened({ cards: [oldCard('c1')] }, { ...access, gateway: 'PG_01' })
  await store.setDefault(card)
  await store.remove(card)
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    ['/api/booking/setDefaultCard', { merchant_id: 'sojourn', email: access.email, card_id: 'c1', is_default: 1 }],
    [LIST, { email: access.email }],
    ['/api/booking/deletecard', { merchant_id: 'sojourn', email: access.email, card_id: 'c1' }],
    [LIST, { email: access.email }],
  ])
})

test('[A8.11] a refused change is explained in our words, and the list is loaded again all the same', async () => {
  const { asked, store, card } = await opened({ cardsPGV2: [newCard('pm_1')], change: refuse(500) })
  expect(await store.setDefault(card)).toEqual({
    ok: false,
    message: expect.stringMatching(/^Your default card wasn't changed. Please try again in a moment. Nothing was charged/),
  })
  expect(asked.at(-1)?.url).toBe(LIST)
})

test('[A7.2] an answer that was lost is no failure where the list shows that it was done', async () => {
  const { world, store, card } = await opened({ cardsPGV2: [newCard('pm_1'), newCard('pm_2')] })
  world.change = () => {
    world.cardsPGV2 = [newCard('pm_2')]
    throw new TypeError('reset')
  }
  expect(await store.remove(card)).toEqual({ ok: true })
  expect(idsOf(store.snapshot())).toEqual(['pm_2'])
})

test('without any answer the result is unknown, and the last list stays with a note that it is the last', async () => {
  const { world, store, card } = await opened({ cardsPGV2: [newCard('pm_1')], change: () => Promise.reject(new TypeError('offline')) })
  world.online = false
  expect(await store.remove(card)).toEqual({ ok: false, message: expect.stringContaining("don't know") })
  expect(store.snapshot()).toMatchObject({ step: 'ready', stale: true, cards: [{ id: 'pm_1' }] })
})

test('an expired token is fetched again once, and never more than once', async () => {
  const { world, asked, store, card } = await opened({ cardsPGV2: [newCard('pm_1')] })
  world.token = 'ct_2'
  world.change = ({ token }) => (token === 'ct_2' ? Response.json({ status: 'success' }) : refuse(401)())
  expect(await store.rename(card, 'Trips')).toEqual({ ok: true })
  expect(asked.map(({ url, token }) => token ?? url)).toEqual(['ct_1', LIST, 'ct_2', LIST])
  world.change = refuse(401)
  asked.length = 0
  expect(await store.rename(card, 'Work')).toMatchObject({ ok: false })
  expect(asked.filter(({ token }) => token)).toHaveLength(2)
})

test('a list that came with the page has no token: it is fetched when something is changed', async () => {
  const { card, asked } = await opened({ cardsPGV2: [newCard('pm_1')] })
  const store = createSavedCards(access, { step: 'ready', cards: [card], mayChange: true, stale: false })
  expect(idsOf(store.snapshot())).toEqual(['pm_1'])
  expect(asked).toEqual([])
  await store.setDefault(card)
  expect(asked.map(({ url, token }) => token ?? url)).toEqual([LIST, 'ct_1', LIST])
})

test('a gateway that does not answer is a failure, not an empty list; asked again it shows the cards', async () => {
  const { world, store } = await opened({ known: false })
  expect(store.snapshot()).toMatchObject({ step: 'failed', message: expect.stringContaining('nothing was charged') })
  Object.assign(world, { known: true, cardsPGV2: [newCard('pm_1')] })
  await store.load()
  expect(idsOf(store.snapshot())).toEqual(['pm_1'])
})

test('[A5.7] a nick name that is refused says why', async () => {
  const change = () => Response.json({ status: 'fail', message: 'A nick name is no card number.' }, { status: 400 })
  const { store, card } = await opened({ cardsPGV2: [newCard('pm_1')], change })
  expect(await store.rename(card, '4242 4242 4242 4242')).toEqual({
    ok: false,
    message: "The nickname wasn't changed. A nick name is no card number. Nothing was charged.",
  })
})

test("another's cards may be looked at and not changed; a person who has none yet may add one, though nothing opens them at the gateway", async () => {
  expect((await opened({ cardsPGV2: [newCard('pm_1')], token: null, mayChange: false })).store.snapshot()).toMatchObject({ mayChange: false })
  expect((await opened({ token: null })).store.snapshot()).toMatchObject({ cards: [], mayChange: true })
})
