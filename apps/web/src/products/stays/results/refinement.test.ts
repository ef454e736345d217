import { expect, test } from 'vitest'
import { HOLIDAY_STAYS, HOTELS } from '../stay-product.ts'
import { countFilters, FROM_THE_TOP, NO_FILTERS, parseRefinement, refinementFields } from './refinement.ts'
import { resultsHref } from './results-address.ts'

const stay = {
  destination: 'lisbon',
  checkin: '2027-03-12',
  checkout: '2027-03-15',
  rooms: [
    { adults: 2, children: [5, 8] },
    { adults: 1, children: [] },
  ],
}
const read = (query: string) => parseRefinement(new URLSearchParams(query))

test('[B2.2] a refinement survives the address: what is written is read again', () => {
  const query =
    'price_min=240&price_max=1200&price_currency=USD&stars=5&stars=4&score=8.5&district=alfama&comfort=pool&comfort=meal-breakfast&free_cancellation=1&sort=price'
  const refinement = read(query)
  expect(refinement.filters).toMatchObject({
    stars: [5, 4],
    scoreMin: 8.5,
    districts: ['alfama'],
    comforts: ['pool', 'meal-breakfast'],
    freeCancellation: true,
    payAtProperty: false,
  })
  expect(new URLSearchParams([...refinementFields(refinement)].map(([name, value]) => [name, value])).toString()).toBe(query)
})

test('[B2.2] an address of results starts with the stay as it was given', () => {
  const query = '/search-detail?destination=lisbon&checkin=2027-03-12&checkout=2027-03-15&rooms=2,5,8|1&sort=score'
  expect(resultsHref(HOTELS, stay, { ...read(''), sort: 'score' })).toBe(query)
  expect(resultsHref(HOLIDAY_STAYS, stay, { ...read(''), sort: 'score' })).toBe(`/holidaystays${query}`)
})

test('what makes no sense in an address is left out, the rest still counts', () => {
  const refinement = read('stars=9&stars=x&score=eleven&sort=cheapest&price_min=9&price_max=1&price_currency=USD&before=-3&free_cancellation=1')
  expect(refinement).toEqual({ filters: { ...NO_FILTERS, freeCancellation: true }, sort: 'recommended', ...FROM_THE_TOP })
})

test('a form sent without scripts, with "Any" score, is no filter', () => {
  expect(countFilters(read('score=&price_currency=USD').filters)).toBe(0)
})

test('a form sent without scripts, with its sliders at both ends, asks for no price; with one moved it does', () => {
  const sent = 'price_currency=USD&price_ends=80-900&price_max=900'
  expect(read(`${sent}&price_min=80&free_cancellation=1`).filters).toEqual({ ...NO_FILTERS, freeCancellation: true })
  expect(read(`${sent}&price_min=100`).filters.price).toEqual({ min: 100, max: 900, currency: 'USD' })
})

test('each kind of filter counts once', () => {
  expect(countFilters(read('stars=5&stars=4&comfort=pool&comfort=spa&pay_at_property=1').filters)).toBe(3)
})

test('[B2.2] a later page has the way back through the pages before it', () => {
  const third = read('cursor=c&trail=b&before=50')
  expect(third).toMatchObject({ cursor: 'c', trail: ['b'], before: 50 })
  expect(refinementFields(third)).toEqual([
    ['cursor', 'c'],
    ['trail', 'b'],
    ['before', '50'],
  ])
})
