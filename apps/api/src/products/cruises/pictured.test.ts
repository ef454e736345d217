import { existsSync } from 'node:fs'
import { CRUISE_REGIONS } from '@sojourn/world'
import { expect, test } from 'vitest'
import { cruiseCatalogue } from './catalogue.ts'
import { cruiseTestWorld } from './cruises.testing.ts'
import { picturedOf, regionArt } from './pictured.ts'
import { wireSailing } from './to-wire.ts'

const catalogue = cruiseCatalogue(cruiseTestWorld)
const posters = new URL('../../../../web/public/art/posters/', import.meta.url)

test('every cruise has a picture, and says of what it is: of a place that it calls at, else of its waters', () => {
  for (const region of CRUISE_REGIONS) expect(existsSync(new URL(`${regionArt(region)}-600.avif`, posters)), region).toBe(true)
  for (const { sailing } of catalogue.onSale(Date.UTC(2027, 0, 15, 12))) {
    const wired = wireSailing(catalogue, sailing)
    const { art, city } = picturedOf(wired)
    expect(art).toBe(wired.art)
    const call = wired.ports.find(({ port }) => port.place_id === art)
    expect([art, city]).toEqual(call ? [art, call.port.city] : [regionArt(wired.region.code), wired.region.name])
  }
})

test('one that was stored without a picture has that of its waters', () => {
  const region = { code: 'caribbean', name: 'Caribbean and Bahamas' }
  expect(picturedOf({ art: null, region, ports: [] })).toEqual({ art: 'barbados', city: 'Caribbean and Bahamas' })
})
