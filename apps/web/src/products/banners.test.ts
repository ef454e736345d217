import { expect, test } from 'vitest'
import { bannerBeside } from './banners.ts'

test('a landing page advertises the next product its organisation sells, and never itself', () => {
  expect(bannerBeside('HLT', ['HLT', 'VR'])?.link.to).toBe('/holidaystays')
  expect(bannerBeside('VR', ['HLT', 'VR'])?.link.to).toBe('/')
  expect(bannerBeside('HLT', ['HLT', 'XYZ'])).toBeNull()
})
