/** Where to find a field's whole object: one of these by its id, a list of those, or nothing that this gateway ever sets. */
export type Target = { readonly one: string } | { readonly list: string; readonly by: string } | null

const one = (collection: string): Target => ({ one: collection })
const customer = one('customers')
const method = one('payment_methods')
const intent = one('payment_intents')
const nobody = null

/** The fields that clients may ask to be expanded, by the collection whose objects carry them. */
export const EXPANDABLE: Readonly<Record<string, Readonly<Record<string, Target>>>> = {
  account: {},
  balance: {},
  charges: {
    ...{ customer, payment_intent: intent, refunds: { list: 'refunds', by: 'payment_intent' }, balance_transaction: nobody, invoice: nobody, review: nobody },
    ...{ application: nobody, application_fee: nobody, failure_balance_transaction: nobody, on_behalf_of: nobody, source_transfer: nobody, transfer: nobody },
  },
  customers: {
    'invoice_settings.default_payment_method': method,
    ...{ default_source: nobody, sources: nobody, subscriptions: nobody, tax: nobody, tax_ids: nobody, cash_balance: nobody, test_clock: nobody },
  },
  disputes: { charge: one('charges'), payment_intent: intent },
  events: {},
  payment_intents: {
    ...{ customer, payment_method: method, latest_charge: one('charges'), charges: { list: 'charges', by: 'payment_intent' } },
    ...{ application: nobody, invoice: nobody, on_behalf_of: nobody, review: nobody, source: nobody, 'transfer_data.destination': nobody },
    ...{ 'last_payment_error.payment_method': nobody },
  },
  payment_methods: { customer },
  refunds: {
    ...{ charge: one('charges'), payment_intent: intent, balance_transaction: nobody, failure_balance_transaction: nobody },
    ...{ source_transfer_reversal: nobody, transfer_reversal: nobody },
  },
  setup_intents: {
    ...{ customer, payment_method: method, latest_attempt: nobody, mandate: nobody, single_use_mandate: nobody },
    ...{ application: nobody, on_behalf_of: nobody },
  },
  tokens: {},
  webhook_endpoints: {},
}

export interface RouteResource {
  /** Whose objects a route returns. */
  readonly collection: string
  readonly isList: boolean
}

/** What a route returns, by its path: `/v1/customers/:id/payment_methods` returns a list of payment methods. */
export function resourceOf(method: string, path: string): RouteResource {
  const parts = path.split('/').slice(2)
  const collection = parts.findLast((part) => Object.hasOwn(EXPANDABLE, part)) ?? ''
  return {
    collection,
    isList: method === 'GET' && (parts.at(-1) === collection || parts.at(-1) === 'search') && collection !== 'balance' && collection !== 'account',
  }
}

/** The field at the head of a path, `customer` or `invoice_settings.default_payment_method`, and the path behind it. */
export function firstFieldOf(collection: string, path: string): { field: string; target: Target; rest: string } | null {
  for (const [field, target] of Object.entries(EXPANDABLE[collection] ?? {})) {
    if (path === field || path.startsWith(`${field}.`)) return { field, target, rest: path.slice(field.length + 1) }
  }
  return null
}

const DEPTH_MAX = 4

/** May this path be expanded here? Asked before anything is done, so that a slip charges no card. */
export function mayExpand({ collection, isList }: RouteResource, path: string): boolean {
  if (path.split('.').length > DEPTH_MAX + (isList ? 1 : 0)) return false
  const inner = isList ? (path.startsWith('data.') ? path.slice('data.'.length) : null) : path
  if (inner === null) return path === 'data'
  const first = firstFieldOf(collection, inner)
  if (!first) return false
  if (first.rest === '' || first.target === null) return true
  return 'one' in first.target
    ? mayExpand({ collection: first.target.one, isList: false }, first.rest)
    : mayExpand({ collection: first.target.list, isList: true }, first.rest)
}
