import { expect, test } from 'vitest'
import { onlyReviewsDiffer } from './only-reviews-differ.ts'
import { partiesOf, reviewsOf, reviewsSearch, reviewView } from './reviews.ts'

const review = (author: string, stayed: string, party: string, score: number) => ({ author, stayed, party, score, from: 'Porto', text: 'Quiet.' })
const reviews = [review('A', 'May 2026', 'couple', 8), review('B', 'October 2026', 'family', 9.5), review('C', 'December 2025', 'couple', 6.5)]
const authors = (query: string) => reviewsOf(reviews, reviewView(new URLSearchParams(query), reviews)).map(({ author }) => author)

test('reviews are read newest first, or by their score, as the address says', () => {
  expect(authors('')).toEqual(['B', 'A', 'C'])
  expect(authors('reviews=highest')).toEqual(['B', 'A', 'C'])
  expect(authors('reviews=lowest')).toEqual(['C', 'A', 'B'])
  expect(authors('reviews=toString')).toEqual(['B', 'A', 'C'])
})

test('reviews of one kind of party are shown alone; a party without reviews is no filter', () => {
  expect(authors('reviews=lowest&by=couple')).toEqual(['C', 'A'])
  expect(authors('by=astronauts')).toHaveLength(3)
  expect(partiesOf(reviews)[0]).toEqual({ party: 'couple', label: 'Couples', count: 2 })
})

test('the address keeps property and stay', () => {
  const query = new URLSearchParams('hotel=casa&rooms=2,5|1&by=couple')
  expect(reviewsSearch(query, { order: 'lowest', party: null })).toBe('?hotel=casa&rooms=2,5|1&reviews=lowest')
})

test('another order of reviews asks nothing of the property again, other dates do', () => {
  const at = (query: string) => new URL(`https://x.test/hotel-details?hotel=casa&${query}`)
  expect(onlyReviewsDiffer(at('rooms=2'), at('rooms=2&reviews=lowest&by=solo'))).toBe(true)
  expect(onlyReviewsDiffer(at('rooms=2'), at('rooms=3'))).toBe(false)
})
