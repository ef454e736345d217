import { type APIRequestContext, type Page, request } from '@playwright/test'
import { addDays } from '@sojourn/kernel'
import { checkPrice, type HotelFound, isSorted, type Search, type SearchAsk, SORTS } from './harness/searches.ts'
import { expect, test } from './harness/test.ts'

// Fifty searches around the world, as a new visitor makes them: the list, its filters, a hotel's page and a held room must agree.

const SEARCHES = 50
const AT_ONCE = 10
/** As the address has them. */
const PARTIES = ['2', '1', '2,5', '2|1', '2,5,8', '4', '3,0', '2|2,11'] as const
const CURRENCIES = [undefined, 'EUR', 'JPY', 'CAD'] as const

const roomsOf = (party: string) => party.split('|').map((room) => ({ adults: Number(room.split(',')[0]), children: room.split(',').slice(1).map(Number) }))

interface Stranger {
  ask<Answer>(path: string, data: object): Promise<Answer>
  /** The document at an address, as it is sent. */
  open(path: string): Promise<string>
  leave(): Promise<void>
}

/** One browser without scripts, by what it sends alone. */
async function stranger(baseURL: string): Promise<Stranger> {
  const http: APIRequestContext = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  return {
    async ask(path, data) {
      const answer = await http.post(path, { data })
      const body = await answer.json()
      expect(answer.status(), `${path} ${JSON.stringify(data)}: ${body.message}`).toBe(200)
      return body.data
    },
    open: async (path) => (await http.get(path)).text(),
    leave: () => http.dispose(),
  }
}

for (let from = 0; from < SEARCHES; from += AT_ONCE) {
  test(`[B2.1, B2.2] searches ${from + 1} to ${from + AT_ONCE}: sorted as said, counts that come true, one price from the list to the held room, the same hotels without scripts`, async ({
    page,
    baseURL,
  }) => {
    const world = await stranger(baseURL!)
    const { places } = await world.ask<{ places: { place_id: string }[] }>('/api/places/suggest', { limit: 500 })
    expect(places.length).toBeGreaterThan(220)
    await world.leave()
    const today = new Date().toISOString().slice(0, 10)
    for (let nth = from; nth < from + AT_ONCE; nth++) {
      const product = nth % 3 === 2 ? 'holidaystays' : 'hotels'
      const party = PARTIES[nth % PARTIES.length]!
      const checkin = addDays(today, 20 + nth * 6)
      const stay = { destination: places[Math.floor((nth * places.length) / SEARCHES)]!.place_id, checkin, checkout: addDays(checkin, 1 + (nth % 7)) }
      const ask = { ...stay, rooms: roomsOf(party), currency: CURRENCIES[nth % CURRENCIES.length], sort: SORTS[nth % SORTS.length]! }
      await test.step(`${product} ${stay.destination} ${stay.checkin} to ${stay.checkout}, ${party}, ${ask.currency ?? 'no currency'}, by ${ask.sort}`, async () => {
        const { ask: post, open, leave } = await stranger(baseURL!)
        const search = (more: object) => post<Search>(`/api/${product}/search`, { ...ask, ...more })
        const all = await search({ limit: 100 })
        await expectPages(search, all)
        expect(isSorted(all.hotels, ask.sort, all.destination), `${stay.destination} by ${ask.sort}`).toBe(true)
        await expectCounts(search, all, nth)
        const shown = await search({ limit: 25, currency: undefined })
        const prefix = product === 'hotels' ? '' : '/holidaystays'
        const query = new URLSearchParams({ ...stay, rooms: party, sort: ask.sort })
        const { title, names } = await headingsOf(page, await open(`${prefix}/search-detail?${query}`))
        expect(title).toMatch(new RegExp(`^${all.total} `))
        expect(names).toEqual(shown.hotels.map(({ name }) => name))
        // Last, for it takes a room out of the list.
        if (all.hotels[0]) await expectOnePrice(post, product, ask, all.hotels[nth % all.hotels.length]!)
        else expect(all.help, 'a search without a result helps').not.toBeNull()
        await leave()
      })
    }
  })
}

/** What a document says before any script of it has run: fifty are read, and none is rendered. */
function headingsOf(page: Page, html: string): Promise<{ title: string; names: string[] }> {
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html')
    const texts = (selector: string) => [...sent.querySelectorAll(selector)].map((found) => (found.textContent ?? '').trim())
    return { title: texts('h1').join(' '), names: texts('main article :is(h2, h3, h4)') }
  }, html)
}

type Searching = (more: object) => Promise<Search>

/** Page by page it is the same list: nothing twice, nothing left out. */
async function expectPages(search: Searching, all: Search): Promise<void> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: Search = await search({ limit: 20, ...(cursor && { cursor }) })
    ids.push(...page.hotels.map(({ hotel_id }) => hotel_id))
    cursor = page.next
  } while (cursor)
  expect(ids).toHaveLength(all.total)
  expect(new Set(ids).size).toBe(all.total)
  expect(ids.slice(0, all.hotels.length)).toEqual(all.hotels.map(({ hotel_id }) => hotel_id))
}

/** A count next to a filter is how many it leaves, alone and together with another. */
async function expectCounts(search: Searching, { facets, total }: Search, nth: number): Promise<void> {
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
  expect(sum(facets.stars.map(({ count }) => count))).toBe(total)
  expect(sum(facets.districts.map(({ count }) => count))).toBe(total)
  expect(sum(facets.price.buckets)).toBe(total)
  const pick = <One>(some: readonly One[]) => some[nth % some.length]
  const [stars, score, district, amenity, meal] = [facets.stars, facets.score, facets.districts, facets.amenities, facets.meals].map(pick)
  const choices: readonly (readonly [filters: object, count: number] | undefined)[] = [
    stars && [{ stars: [Number(stars.value)] }, stars.count],
    score && [{ score_min: Number(score.value) }, score.count],
    district && [{ districts: [district.value] }, district.count],
    amenity && [{ amenities: [amenity.value] }, amenity.count],
    meal && [{ meals: [meal.value] }, meal.count],
    [{ free_cancellation: true }, facets.free_cancellation],
    [{ pay_at_property: true }, facets.pay_at_property],
    [{ price_min: facets.price.min, price_max: facets.price.max }, total],
  ]
  for (const choice of [choices[nth % 5], choices[5 + (nth % 3)]]) {
    if (choice) expect((await search({ limit: 1, filters: choice[0] })).total, JSON.stringify(choice[0])).toBe(choice[1])
  }
  if (!stars) return
  const narrowed = await search({ limit: 1, filters: { stars: [Number(stars.value)] } })
  const both = await search({ limit: 1, filters: { stars: [Number(stars.value)], free_cancellation: true } })
  expect(both.total, 'of one class and free to cancel').toBe(narrowed.facets.free_cancellation)
}

type Post = <Answer>(path: string, data: object) => Promise<Answer>
interface Details {
  readonly rates: readonly { readonly rate_id: string; readonly price: HotelFound['from'] }[]
  readonly price_freeze: { readonly token: string }
}
interface Held {
  readonly checkoutId: string | null
  readonly isPriceChange: boolean
  readonly isSelectDiffRoom: boolean
  readonly price: HotelFound['from']
}

/** The total of the card is the lowest of the hotel's page, and what a held room costs. */
async function expectOnePrice(post: Post, product: string, { destination: _, sort: __, ...stay }: SearchAsk, { hotel_id, from }: HotelFound): Promise<void> {
  checkPrice(from)
  const { rates, price_freeze } = await post<Details>(`/api/${product}/details`, { hotel_id, ...stay })
  for (const { price } of rates) checkPrice(price)
  const lowest = rates.reduce((a, b) => (b.price.total < a.price.total ? b : a))
  expect(lowest.price, `${hotel_id}: the card and the page`).toEqual(from)
  const offer = { hotel_id, rate_id: lowest.rate_id, ...stay, expected_total: from.total, price_freeze: price_freeze.token }
  const held = await post<Held>(`/api/${product}/prebook`, offer)
  expect(held, `${hotel_id}: held at the price that was seen`).toMatchObject({ isPriceChange: false, isSelectDiffRoom: false, price: { total: from.total } })
  const { price, due } = await post<{ price: HotelFound['from']; due: { now: number; at_property: number } }>('/api/checkout/get', {
    checkoutId: held.checkoutId,
  })
  expect(price.total).toBe(from.total)
  expect(due.now + due.at_property, 'now and at the property are the total').toBeCloseTo(from.total, 2)
}
