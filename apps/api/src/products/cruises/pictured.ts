import type { CruiseOffer } from '@sojourn/contracts'
import type { CruiseRegion } from '@sojourn/world'

/** The place whose poster stands for a region: of an itinerary that calls at none with a poster of its own. */
const REGION_ART: Readonly<Record<CruiseRegion, string>> = {
  mediterranean: 'santorini',
  'northern-europe': 'bergen',
  rivers: 'vienna',
  atlantic: 'madeira',
  caribbean: 'barbados',
  'north-america': 'vancouver',
  'south-america': 'ushuaia',
  arabia: 'dubai',
  asia: 'singapore',
  pacific: 'bora-bora',
  'indian-ocean': 'mauritius',
}

export const regionArt = (region: string): string => REGION_ART[region as CruiseRegion] ?? REGION_ART.mediterranean

/** The poster of a cruise, and what is seen on it: a place that it calls at, else its waters. */
export function picturedOf({ art, region, ports }: Pick<CruiseOffer, 'art' | 'region' | 'ports'>): { readonly art: string; readonly city: string } {
  const shown = art ?? regionArt(region.code)
  return { art: shown, city: ports.find(({ port }) => port.place_id === shown)?.port.city ?? region.name }
}
