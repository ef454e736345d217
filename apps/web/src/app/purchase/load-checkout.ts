import type { ProductCode } from '@sojourn/kernel'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { CheckoutData } from '../../features/checkout/index.ts'
import { serverApi } from '../../lib/http.ts'
import { soldHere } from '../../lib/sold-here.ts'

/** The checkout of an address. One checkout has one address, that of what it is sold as: asked for at another it is found there. `code` is the page's product where only organisations that list it sell it. */
export async function loadCheckout({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>, code?: ProductCode) {
  const client = serverApi(context)
  const asked = client.post('/api/checkout/get', { checkoutId: url.searchParams.get('checkout') || 'none' })
  const [answer] = await Promise.all([asked, code && soldHere(client, code)])
  const checkout: CheckoutData | null = answer.ok ? answer.data : null
  const home = checkout?.sold_as.pages.checkout
  if (home && home !== url.pathname) throw redirect(home + url.search)
  return data({ checkout }, answer.ok ? 200 : answer.status === 404 ? 404 : 503)
}
