import type { Data } from '@sojourn/contracts/client'
import type { ProductCode } from '@sojourn/kernel'
import { type Client, orThrow } from './http.ts'

/** The site's own facts, for the page of a product. An organisation that does not list the product has no page of it: that is a 404. */
export async function soldHere(client: Client, code: ProductCode): Promise<Data<'/api/general/getShell'>> {
  const shell = orThrow(await client.post('/api/general/getShell', {}))
  if (!shell.organisation.products.includes(code)) throw new Response(null, { status: 404 })
  return shell
}
