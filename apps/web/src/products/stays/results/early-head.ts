import type { Day } from '@sojourn/kernel'
import { parseStay } from '../read-stay.ts'
import type { Stay } from '../stay-query.ts'

/** What is known of a search before its stays are: enough for the head of its page. */
export interface EarlyHead {
  readonly stay: Stay
  readonly name: string
  readonly label: string
  readonly timeZone: string
}

interface AskHead {
  readonly query: URLSearchParams
  readonly today: Day
  readonly resolve: (text: string) => Promise<{ readonly place_id: string; readonly name: string; readonly label: string; readonly time_zone: string } | null>
}

/** The head of a search that can be answered: whole, and of a place that we know. Null where the answer decides what the page is. */
export async function earlyHead({ query, today, resolve }: AskHead): Promise<EarlyHead | null> {
  const { stay } = parseStay(query, today)
  if (!stay) return null
  const place = await resolve(stay.destination)
  return place?.place_id === stay.destination ? { stay, name: place.name, label: place.label, timeZone: place.time_zone } : null
}
