import type { OrgId } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FreezeScope } from './domain/frozen-price.ts'
import type { HotelId } from './domain/ids.ts'
import type { QuoteTerms } from './domain/quote.ts'
import { createPriceFreeze } from './price-freeze.ts'

const clock = fakeClock()
const freeze = createPriceFreeze('a secret of the tests, long enough', clock)

const party = fc.record({ adults: fc.integer({ min: 1, max: 8 }), children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }) })
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2027-02-${String(date).padStart(2, '0')}`)
const anyScope: fc.Arbitrary<FreezeScope> = fc.record({
  orgId: fc.constantFrom('org_a' as OrgId, 'org_b' as OrgId),
  group: fc.constantFrom('b2b', 'b2c'),
  product: fc.constantFrom('hotels' as const, 'holidaystays' as const),
  hotelId: fc.stringMatching(/^[a-z-]{1,110}$/).map((id) => id as HotelId),
  stay: fc.record({ checkin: day, checkout: day, rooms: fc.array(party, { minLength: 1, maxLength: 5 }) }),
  currency: fc.constantFrom('USD', 'EUR', 'KWD'),
})
const anyTerms: fc.Arbitrary<QuoteTerms> = fc.record({
  exchange: fc.record({ from: fc.constant('EUR'), to: fc.constant('USD'), rate: fc.integer({ min: 1, max: 10 ** 9 }).map(String), asOf: day }),
  markupBasisPoints: fc.integer({ min: 0, max: 9_999 }),
  today: day,
})

test('a price freeze gives back its terms to whom it was given, for 15 minutes and no longer, and fits its field', () => {
  fc.assert(
    fc.property(anyScope, anyTerms, fc.integer({ min: 0, max: 20 * 60_000 }), (scope, terms, laterMs) => {
      const { token, expiresAtMs } = freeze.seal(scope, terms)
      expect(expiresAtMs - clock.nowMs()).toBe(15 * 60_000)
      expect(token.length).toBeLessThan(2_000)
      clock.advance(laterMs)
      expect(freeze.open({ ...scope, stay: { ...scope.stay } }, token)).toEqual(laterMs < 15 * 60_000 ? terms : null)
    }),
  )
})

test('a price freeze opens nothing for another organisation, group, product, property, stay or currency', () => {
  fc.assert(
    fc.property(anyScope, anyScope, anyTerms, fc.integer({ min: 0, max: 5 }), (scope, other, terms, part) => {
      const key = (['orgId', 'group', 'product', 'hotelId', 'stay', 'currency'] as const)[part]!
      fc.pre(JSON.stringify(scope[key]) !== JSON.stringify(other[key]))
      expect(freeze.open({ ...scope, [key]: other[key] }, freeze.seal(scope, terms).token)).toBeNull()
    }),
  )
})

test('a forged, cut, stretched or foreign price freeze opens nothing and never throws', () => {
  fc.assert(
    fc.property(anyScope, anyTerms, fc.nat(), fc.integer({ min: 1, max: 255 }), fc.string(), (scope, terms, at, flip, text) => {
      const bytes = Buffer.from(freeze.seal(scope, terms).token, 'base64url')
      const changed = Buffer.from(bytes)
      changed[at % bytes.length] = changed[at % bytes.length]! ^ flip
      const elsewhere = createPriceFreeze('the secret of somebody else, long', clock)
      const forged = [changed, bytes.subarray(0, at % bytes.length), Buffer.concat([bytes, changed])].map((each) => each.toString('base64url'))
      for (const token of [...forged, text, '', elsewhere.seal(scope, terms).token]) expect(freeze.open(scope, token)).toBeNull()
    }),
  )
})

test('[B6.4] nothing of the terms can be read in a price freeze, and no two look alike', () => {
  fc.assert(
    fc.property(anyScope, anyTerms, (scope, terms) => {
      const { token } = freeze.seal(scope, terms)
      const text = Buffer.from(token, 'base64url').toString('latin1')
      expect(text).not.toMatch(/mark|terms|exchange|rate|today/i)
      expect(freeze.seal(scope, terms).token).not.toBe(token)
    }),
  )
})
