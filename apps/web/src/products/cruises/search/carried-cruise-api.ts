import { carriedPlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { type CruiseSearch, parseCruises } from '../cruise-address.ts'
import { CRUISE_PLACES } from '../cruises-api.ts'
import { CRUISE_NAMES } from '../site-products.ts'
import { monthsAhead } from './months-ahead.ts'

export interface CarriedCruise {
  readonly given: Partial<CruiseSearch>
  readonly label?: string
}

/** The fields of another product's search that a search of cruises begins with: its place where one is reached from a port, the month of its days, those of its first room. */
export async function carriedCruise(client: Client, query: URLSearchParams, nowMs: number): Promise<CarriedCruise> {
  const { place, from, own } = readCarried(query, CRUISE_NAMES)
  const known = await carriedPlace(client, place, CRUISE_PLACES)
  const [adults, ...children] = (own?.rooms ?? '').split('|')[0]?.split(',') ?? []
  const asked = new URLSearchParams({ month: from?.slice(0, 7) ?? '', adults: adults ?? '', children: children.join(',') })
  const { given, errors } = parseCruises(asked)
  return {
    given: {
      ...(known && { where: known.place_id }),
      ...(monthsAhead(nowMs).includes(given.month) && { month: given.month }),
      ...(adults && !errors.guests && { adults: given.adults, children: given.children }),
    },
    ...(known && { label: known.label }),
  }
}
