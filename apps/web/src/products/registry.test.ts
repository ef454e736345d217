import { expect, test } from 'vitest'
import { productLinks } from './registry.ts'

test('products are linked in the order of the organisation, and a code without pages is not shown', () => {
  expect(productLinks(['FLT', 'VR', 'HLT', 'XYZ'], '/search-detail')).toEqual([
    { label: 'Holiday stays', to: '/holidaystays', current: false },
    { label: 'Hotels', to: '/', current: true },
  ])
})

test('[B2.1, B2.2] the pages of holiday stays belong to holiday stays in the header', () => {
  const current = (path: string) => productLinks(['HLT', 'VR'], path).map((link) => link.current)
  for (const path of ['/holidaystays', '/holidaystays/search-detail', '/holidaystays/hotel-details', '/holidaystays/hotel-checkout'])
    expect(current(path)).toEqual([false, true])
  expect(current('/home')).toEqual([true, false])
})
