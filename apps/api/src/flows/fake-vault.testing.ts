export interface FakeCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly name?: string
  readonly nickName?: string
  readonly expMonth?: number
  readonly expYear?: number
  readonly fingerprint?: string
}

type Answer = { status: number; body: unknown }

let made = 0
const missing: Answer = { status: 404, body: { error: { code: 'resource_missing', message: 'No such thing.' } } }

/** The customers and cards of the gateway in memory. */
export function createFakeVault() {
  const customers = new Map<string, { readonly id: string; readonly email: string; readonly metadata: Record<string, string>; preferred: string | null }>()
  const cards = new Map<string, { readonly customerId: string; readonly card: FakeCard }>()

  const cardsOf = (customerId: string) => [...cards.values()].filter((saved) => saved.customerId === customerId).map(({ card }) => card)
  const shape = ({ id, brand, last4, name, nickName, expMonth = 12, expYear = 2032, fingerprint }: FakeCard) => ({
    id,
    object: 'payment_method',
    type: 'card',
    card: { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint },
    billing_details: { name: name ?? null },
    metadata: nickName ? { nick_name: nickName } : {},
  })
  const customerShape = ({ id, email, preferred }: { id: string; email: string; preferred: string | null }) => ({
    id,
    object: 'customer',
    email,
    invoice_settings: { default_payment_method: preferred },
  })

  function detach(id: string): Answer {
    const saved = cards.get(id)
    if (!saved) return missing
    cards.delete(id)
    const customer = customers.get(saved.customerId)!
    if (customer.preferred === id) customer.preferred = cardsOf(saved.customerId).at(-1)?.id ?? null
    return { status: 200, body: shape(saved.card) }
  }

  return {
    customers,
    /** Puts a card into a customer's vault; the first one is the default. */
    keep(customerId: string, card: FakeCard): void {
      cards.set(card.id, { customerId, card })
      customers.get(customerId)!.preferred ??= card.id
    },
    cardsOf,
    /** The number of a card is saved again: both stay saved. */
    saveAgain(id: string, newer: FakeCard): void {
      const { customerId, card } = cards.get(id)!
      const fingerprint = card.fingerprint ?? `number of ${id}`
      cards.set(id, { customerId, card: { ...card, fingerprint } })
      cards.set(newer.id, { customerId, card: { ...newer, fingerprint } })
      const customer = customers.get(customerId)!
      if (customer.preferred === id) customer.preferred = newer.id
    },
    lose: detach,
    owns: (customerId: string, cardId: string) => cards.get(cardId)?.customerId === customerId,
    /** Null for what is no affair of the vault's. */
    serve(method: string, path: string, form: URLSearchParams, metadata: Record<string, string>): Answer | null {
      const { pathname, searchParams } = new URL(path, 'http://x')
      const [, resource, id, verb] = pathname.slice(1).split('/')
      if (resource === 'customer_tokens') {
        const customer = customers.get(form.get('customer') ?? '')
        return customer ? { status: 200, body: { token: `ctok_${customer.id}_${customer.email}`, expires_at: 1_800_000_000 } } : missing
      }
      if (resource === 'payment_methods') {
        if (method === 'GET')
          return {
            status: 200,
            body: {
              object: 'list',
              data: cardsOf(searchParams.get('customer')!)
                .reverse()
                .slice(0, Number(searchParams.get('limit')))
                .map(shape),
            },
          }
        return verb === 'detach' ? detach(id!) : missing
      }
      if (resource !== 'customers') return null
      if (method === 'POST' && !id) {
        const customer = { id: `cus_${++made}`, email: form.get('email')!, metadata, preferred: null }
        customers.set(customer.id, customer)
        return { status: 200, body: customerShape(customer) }
      }
      const customer = customers.get(id ?? '')
      if (!customer) return missing
      const preferred = form.get('invoice_settings[default_payment_method]')
      if (preferred) customer.preferred = preferred
      return { status: 200, body: customerShape(customer) }
    },
  }
}
