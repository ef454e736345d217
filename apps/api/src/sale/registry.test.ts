import { expect, test } from 'vitest'
import { z } from 'zod'
import { createProducts } from './registry.ts'
import { stubProduct } from './stub.testing.ts'

const details = z.object({ title: z.string(), seats: z.int() })
const before = z.object({ name: z.string() })

const products = createProducts([
  stubProduct('ACT', {
    schema: 'show@2',
    details,
    olderDetails: { 'show@1': (stored) => ({ title: before.parse(stored).name, seats: 1 }) },
    describe(stored) {
      const { title, seats } = details.parse(stored)
      return { title, summary: `${seats}`, place: null, span: null, starts: null, facts: [], calendar: [], clash: null }
    },
    unitsOf: (stored) => details.parse(stored).seats,
  }),
])

test('details are read by the schema they were stored with', () => {
  const now = { product: 'ACT' as const, schema: 'show@2', details: { title: 'Chorus', seats: 3 } }
  const then = { product: 'ACT' as const, schema: 'show@1', details: { name: 'Chorus' } }
  expect([products.describe(now).summary, products.describe(then).summary]).toEqual(['3', '1'])
  expect([products.unitsOf(now), products.unitsOf(then)]).toEqual([3, 1])
  expect(products.inWords(then)).toEqual({ title: 'Chorus', seats: 1 })
})

test('details of a schema that their product never had are no booking of it', () => {
  expect(() => products.describe({ product: 'ACT', schema: 'show@3', details: { title: 'Chorus', seats: 1 } })).toThrow('show@3')
  expect(() => products.describe({ product: 'ACT', schema: 'show@2', details: { name: 'Chorus' } })).toThrow()
})
