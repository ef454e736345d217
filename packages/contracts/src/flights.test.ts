import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { PRODUCT_PAGES } from './site-pages.ts'

test('[C1.7] flights have their landing, a page to choose fare and extras, and all of their calls', () => {
  expect(PRODUCT_PAGES.FLT).toMatchObject({ landing: '/flight', details: '/flight/details' })
  const names = ['search', 'calendar', 'explore', 'details', 'seats', 'prebook', 'book', 'changeQuote', 'change']
  const paths: readonly string[] = calls.map(({ path }) => path)
  expect(names.filter((name) => !paths.includes(`/api/flights/${name}`))).toEqual([])
})
