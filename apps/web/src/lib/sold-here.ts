import type { Data } from '@sojourn/contracts/client'
import type { ProductCode } from '@sojourn/kernel'
import { redirect } from 'react-router'
import { type Client, orThrow } from './http.ts'

/**
 * The site's own facts, for the page of a product. An organisation that does not list the product has no page of it: that is a 404, or the page that `instead` names for
 * the products that it lists.
 */
export async function soldHere(
  client: Client,
  code: ProductCode,
  instead: (products: readonly string[]) => string | undefined = () => undefined,
): Promise<Data<'/api/general/getShell'>> {
  const shell = orThrow(await client.post('/api/general/getShell', {}))
  const { products } = shell.organisation
  if (products.includes(code)) return shell
  const to = instead(products)
  throw to ? redirect(to) : new Response(null, { status: 404 })
}
