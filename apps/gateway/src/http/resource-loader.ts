import type { Transactions } from '@sojourn/kernel'
import type { Merchant } from '../config.ts'
import type { ResourceLoader } from './expand.ts'
import { carryOut, type SecretRoute } from './secret-route.ts'

/** Whole objects as the merchant's own GET calls return them. */
export function createResourceLoader(db: Transactions, routes: readonly SecretRoute[], merchant: Merchant): ResourceLoader {
  const load = async (path: string, id: string, params: Readonly<Record<string, string>>) => {
    const route = routes.find((one) => one.method === 'GET' && one.path === path)
    const input = route?.params.safeParse(params)
    if (!route || !input?.success) return null
    const { status, body } = await carryOut(db, merchant.id, route.work({ merchant, input: input.data, id, innerId: '', requestKey: null }))
    return status === 200 ? body : null
  }
  return {
    get: (collection, id) => load(`/v1/${collection}/:id`, id, {}),
    list: (collection, by) => load(`/v1/${collection}`, '', by),
  }
}
