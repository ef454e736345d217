import type { Client } from '../../lib/http.ts'
import { api } from '../../lib/http.ts'
import { HOTELS, type StayProduct } from '../../lib/stay-product.ts'

export interface FoundPlace {
  readonly place_id: string
  readonly type: string
  readonly name: string
  readonly label: string
}

interface Suggest {
  readonly text: string
  /** The language the person reads. */
  readonly language?: string
  readonly product?: StayProduct
}

/** Places that fit a text; without one, the destinations. Null where nobody answers. */
export async function suggest({ text, language, product = HOTELS }: Suggest, client: Client = api): Promise<readonly FoundPlace[] | null> {
  const answer = await client.post('/api/places/suggest', { text: text.slice(0, 80), product: product.name, ...(language && { language }) })
  return answer.ok ? answer.data.places : null
}

/** The place that a typed word means: what a form sends that was filled in without scripts. */
export async function resolveDestination(client: Client, text: string, product: StayProduct): Promise<FoundPlace | null> {
  return (await suggest({ text, product }, client))?.[0] ?? null
}
