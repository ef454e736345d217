import type { Day } from '@sojourn/kernel'
import { carriedPlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { ACTIVITY_PLACES } from '../activities-api.ts'
import { type Outing, parseOuting } from '../activity-address.ts'
import { OUTING_NAMES } from '../site-products.ts'

export interface CarriedOuting {
  readonly given: Partial<Outing>
  readonly label?: string
  /** The clock of the place. */
  readonly timeZone?: string
}

/** The people of the first room of a stay, as its addresses say them: `2,8` is two adults and a child of 8. */
function partyOf(rooms: string | undefined): Record<string, string> {
  const [adults, ...children] = (rooms ?? '').split('|')[0]?.split(',') ?? []
  return adults ? { adults, children: children.join(',') } : {}
}

/** The fields of another product's search that a search of activities begins with: a place, days, and who sleeps in the first room. */
export async function carriedOuting(client: Client, query: URLSearchParams, earliestAt: (timeZone: string | null) => Day): Promise<CarriedOuting> {
  const { place, from, until, own } = readCarried(query, OUTING_NAMES)
  const known = await carriedPlace(client, place, ACTIVITY_PLACES)
  const asked = new URLSearchParams({ from: from ?? '', to: until ?? '', ...partyOf(own?.rooms) })
  for (const name of ['adults', 'seniors', 'children']) if (query.has(name)) asked.set(name, query.get(name) ?? '')
  const { given, errors } = parseOuting(asked, earliestAt(known?.time_zone ?? null))
  const { adults, seniors, children } = given
  const party = errors.party || adults === undefined ? {} : { adults, seniors: seniors ?? 0, children: children ?? [] }
  const days = !errors.from && !errors.to && given.from && given.to ? { from: given.from, to: given.to } : {}
  return {
    given: { ...days, ...party, ...(known && { place: known.place_id }) },
    ...(known && { label: known.label, timeZone: known.time_zone }),
  }
}
