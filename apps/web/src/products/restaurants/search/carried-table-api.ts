import type { Day } from '@sojourn/kernel'
import { carriedPlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { TABLE_NAMES } from '../site-products.ts'
import { parseTable, type TableSearch } from '../table-address.ts'
import { TABLE_PLACES } from '../tables-api.ts'

const OWN = ['time', 'party']

export interface CarriedTable {
  readonly given: Partial<TableSearch>
  readonly label?: string
  /** The clock of the place. */
  readonly timeZone?: string
}

/** The fields of another product's search that a search of tables begins with: a place with restaurants, and its first day. */
export async function carriedTable(client: Client, query: URLSearchParams, earliestAt: (timeZone: string | null) => Day): Promise<CarriedTable> {
  const { place, from } = readCarried(query, TABLE_NAMES)
  const known = await carriedPlace(client, place, TABLE_PLACES)
  const asked = new URLSearchParams({ day: from ?? '' })
  for (const name of OWN) if (query.has(name)) asked.set(name, query.get(name) ?? '')
  const { given, errors } = parseTable(asked, earliestAt(known?.time_zone ?? null))
  return {
    given: {
      ...(given.day && !errors.day && { day: given.day }),
      ...(query.has('time') && !errors.time && { time: given.time }),
      ...(query.has('party') && !errors.party && { party: given.party }),
      ...(known && { place: known.place_id }),
    },
    ...(known && { label: known.label, timeZone: known.time_zone }),
  }
}
