import { expect, test } from 'vitest'
import { readPlace } from '../../../features/search-form/index.ts'
import { HOTELS } from '../stay-product.ts'
import { earlyHead } from './early-head.ts'
import { findStays, statusOf } from './find-stays.ts'
import type { Client } from './hotel-results-api.ts'
import { sampleResults } from './sample-results.ts'

const today = '2026-11-21'
const good = 'destination=lisbon&checkin=2027-03-12&checkout=2027-03-15&rooms=2'
type ServerAnswer = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly code: string; readonly message: string }

const PORTUGAL = ['Lisbon', 'Porto'].map((name) => ({
  place_id: name.toLowerCase(),
  type: 'city',
  name,
  label: `${name}, Portugal`,
  time_zone: 'Europe/Lisbon',
}))

/** What the API says of a text. */
function readOf(text: string, resolved: string | null) {
  if (text === 'Portugal') return { places: PORTUGAL, meant: null, is_country: true }
  if (text === 'Lisbno') return { places: PORTUGAL.slice(0, 1), meant: null, is_country: false }
  return { places: resolved ? PORTUGAL.slice(0, 1) : [], meant: resolved, is_country: false }
}

function find(query: string, answer: (body: Record<string, unknown>) => ServerAnswer, resolved: string | null = null) {
  const bodies: Record<string, unknown>[] = []
  const client = {
    post: async (_path: string, body: Record<string, unknown>) => {
      bodies.push(body)
      return answer(body)
    },
  } as unknown as Client
  const found = findStays({
    client,
    product: HOTELS,
    query: new URLSearchParams(query),
    today,
    resolve: async () => (resolved ? { place_id: resolved, name: 'Lisbon', label: 'Lisbon, Portugal', time_zone: 'Europe/Lisbon' } : null),
    read: async (text) => readPlace({ post: async () => ({ ok: true, data: readOf(text, resolved) }) } as never, text, {}),
  })
  return found.then((one) => ({ found: one, bodies }))
}
const lisbon = (): ServerAnswer => ({ ok: true, data: sampleResults })
const unknown = (): ServerAnswer => ({ ok: false, code: 'unknown_destination', message: 'We do not know this place.' })

test('[B2.2] an address of a stay becomes one search with its filters', async () => {
  const { found, bodies } = await find(`${good}&stars=5&comfort=meal-breakfast&sort=price`, lisbon)
  expect(found.at).toBe('found')
  expect(bodies[0]).toMatchObject({ destination: 'lisbon', sort: 'price', filters: { stars: [5], meals: ['breakfast'] }, rooms: [{ adults: 2, children: [] }] })
})

test('a typed word that means a place moves to the place, its filters with it', async () => {
  const { found } = await find(`${good.replace('lisbon', 'Lisboa')}&stars=5`, unknown, 'lisbon')
  expect(found).toEqual({ at: 'moved', to: '/search-detail?destination=lisbon&checkin=2027-03-12&checkout=2027-03-15&rooms=2&stars=5' })
})

test('an unknown place is a 404 that keeps the dates', async () => {
  const { found } = await find(good.replace('lisbon', 'atlantis'), unknown)
  expect(found).toMatchObject({ at: 'unknown', text: 'atlantis', read: { given: { checkin: '2027-03-12' } } })
  expect(statusOf(found)).toBe(404)
})

test('[C2.18] a slip is no other place: it is unknown, with near places to choose from', async () => {
  const { found } = await find(good.replace('lisbon', 'Lisbno'), unknown)
  expect(found).toMatchObject({
    at: 'unknown',
    text: 'Lisbno',
    near: [{ label: 'Lisbon, Portugal', to: expect.stringContaining('destination=lisbon&checkin=2027-03-12') }],
  })
  expect(statusOf(found)).toBe(404)
})

test('[C2.18] a text that no id is as long as is unknown too', async () => {
  const tooLong = (): ServerAnswer => ({ ok: false, code: 'bad_input', message: 'Please check the highlighted fields.' })
  const { found } = await find(good.replace('lisbon', 'a'.repeat(300)), tooLong)
  expect([found.at, statusOf(found)]).toEqual(['unknown', 404])
})

test('dates that have passed are asked for again without a search', async () => {
  const { found, bodies } = await find(good.replaceAll('2027', '2020'), lisbon)
  expect(found).toMatchObject({ at: 'asking', read: { errors: { checkin: 'That date has passed. Choose a later one.' } } })
  expect(bodies).toHaveLength(0)
})

test('a price range of a currency that was left no longer narrows', async () => {
  const { found, bodies } = await find(`${good}&price_min=300&price_max=400&price_currency=JPY`, lisbon)
  expect(bodies).toHaveLength(2)
  expect(bodies[1]?.filters).not.toHaveProperty('price_min')
  expect(found.at === 'found' && found.refinement.filters.price).toBeNull()
})

test('sliders at both ends, as a form without scripts sends them, are no filter', async () => {
  const { found } = await find(`${good}&price_min=240&price_max=1200&price_currency=USD`, lisbon)
  expect(found.at === 'found' && found.refinement.filters.price).toBeNull()
})

test('[B2.2] the head of a page goes first only where the search is whole and its place is known', async () => {
  const lisbonPlace = { place_id: 'lisbon', name: 'Lisbon', label: 'Lisbon, Portugal', time_zone: 'Europe/Lisbon' }
  const head = (query: string) => earlyHead({ query: new URLSearchParams(query), today, resolve: async () => lisbonPlace })
  expect(await head(good)).toMatchObject({ name: 'Lisbon', stay: { checkin: '2027-03-12' } })
  expect(await head(good.replace('lisbon', 'Lisboa'))).toBeNull()
  expect(await head(good.replaceAll('2027', '2020'))).toBeNull()
})

test('the name of a country shows its places to choose from, for the same stay', async () => {
  const { found } = await find(good.replace('lisbon', 'Portugal'), unknown)
  expect(found).toMatchObject({ at: 'country', text: 'Portugal', places: [{ name: 'Lisbon' }, { name: 'Porto' }] })
  expect(found.at === 'country' && found.places[1]?.to).toContain('destination=porto&checkin=2027-03-12')
})
