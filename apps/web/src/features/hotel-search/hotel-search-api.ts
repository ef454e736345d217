import type { Client } from '../../lib/http.ts'
import { api } from '../../lib/http.ts'

export interface FoundPlace {
  readonly place_id: string
  readonly type: string
  readonly name: string
  readonly label: string
}

/** Places that fit a text; without one, the destinations. Null where nobody answers. */
export async function suggest(text: string, client: Client = api): Promise<readonly FoundPlace[] | null> {
  const answer = await client.post('/api/places/suggest', { text })
  return answer.ok ? answer.data.places : null
}

/** The place that a typed word means: what a form sends that was filled in without scripts. */
export async function resolveDestination(client: Client, text: string): Promise<FoundPlace | null> {
  return (await suggest(text, client))?.[0] ?? null
}
