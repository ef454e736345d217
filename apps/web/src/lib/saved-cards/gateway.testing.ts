import type { NewCard, OldCard } from '@sojourn/contracts'
import { vi } from 'vitest'
import type { CardAccess } from './saved-cards-api.ts'

export const access: CardAccess = { email: 'nora@sojourn.test', gateway: 'PG_03', gatewayUrl: 'https://pay.test', publishableKey: 'pk_test_sojourn' }

export const newCard = (id: string, more: Partial<NewCard> = {}): NewCard => ({
  id,
  nick_name: null,
  name: 'Nora Andrade',
  brand: 'visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2029,
  is_default: false,
  ...more,
})

export const oldCard = (id: string, more: Partial<OldCard> = {}): OldCard => ({
  cca_card_id: id,
  cca_customer_token: 'cus_1',
  card_number: '4242',
  expiry_month: 8,
  expiry_year: 2029,
  is_default: 0,
  merchant_id: 'sojourn',
  brand: 'visa',
  card_key: id,
  card_type: 'visa',
  ...more,
})

export interface Asked {
  readonly method: string
  readonly url: string
  readonly token: string | null
  readonly body: unknown
}

interface World {
  cardsPGV2: readonly NewCard[]
  cards: readonly OldCard[]
  token: string | null
  mayChange: boolean
  known: boolean
  /** Whether the API answers. */
  online: boolean
  /** What a change answers, and does. */
  change: (asked: Asked) => Response | Promise<Response>
}

/** The API and the gateway as far as saved cards ask them, with all that was asked. */
export function cardWorld(start: Partial<World> = {}): { world: World; asked: Asked[] } {
  const world: World = {
    cardsPGV2: [],
    cards: [],
    token: 'ct_1',
    mayChange: true,
    known: true,
    online: true,
    change: () => Response.json({ status: 'success' }),
    ...start,
  }
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const one = { method: init.method ?? 'GET', url, token: headers.get('customer-token'), body: JSON.parse(String(init.body)) }
    asked.push(one)
    if (url !== '/api/booking/getUserCreditCards') return world.change(one)
    if (!world.online) throw new TypeError('offline')
    const { cardsPGV2, cards, token, mayChange, known } = world
    const data = { cardsPGV2, cards, known, customer_token: token, customer_token_expires_at: null, may_change: mayChange, merchant_id: 'sojourn' }
    return Response.json({ status: 'success', status_code: 200, message: '', data })
  })
  return { world, asked }
}
