import type { Client } from '../../lib/http.ts'
import { api } from '../../lib/http.ts'

export interface FoundPlace {
  readonly place_id: string
  readonly type: string
  readonly name: string
  readonly label: string
}

/** Places that fit a text; without one, the destinations. Nothing found and nobody answering look alike to a list of suggestions. */
export async function suggest(text: string, client: Client = api): Promise<readonly FoundPlace[]> {
  const answer = await client.post('/api/places/suggest', { text })
  return answer.ok ? answer.data.places : []
}

/** The place that a typed word means: what a form sends that was filled in without scripts. */
export async function resolveDestination(client: Client, text: string): Promise<FoundPlace | null> {
  return (await suggest(text, client))[0] ?? null
}
