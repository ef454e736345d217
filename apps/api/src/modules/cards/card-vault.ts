import { readCards, readCreated, readDefault, readReplacement, readSetup, readToken } from './card-shapes.ts'
import { oneOfEach, type SavedCard } from './domain/saved-card.ts'

/** The result of a call to the vault. `unknown`: it may have been done or not; `spent`: its key answers with that error from now on. */
export type VaultAnswer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  | { readonly kind: 'unknown'; readonly why: string; readonly spent: boolean }

/** One call of the gateway's secret API. */
export type VaultCall = <T>(
  read: (body: unknown) => T | null,
  method: 'GET' | 'POST',
  path: string,
  form?: Readonly<Record<string, string | null | undefined>>,
  key?: string,
) => Promise<VaultAnswer<T>>

/** The gateway's vault as we need it. None of these is called inside a transaction. */
export interface CardVault {
  createCustomer(person: { key: string; email: string; name: string; metadata: Readonly<Record<string, string>> }): Promise<VaultAnswer<string>>
  /** Newest first, one of each number, among the newest 100. */
  listCards(customerId: string): Promise<VaultAnswer<SavedCard[]>>
  /** The card that took the place of one that is gone, since the same number was saved again; null for any other. */
  replacementOf(cardId: string): Promise<VaultAnswer<{ readonly cardId: string | null }>>
  makeDefault(customerId: string, cardId: string): Promise<VaultAnswer<true>>
  /** Forgets a number: the newest card of it last, so that what failed half-way can be asked for again. */
  forget(card: Pick<SavedCard, 'id' | 'olderIds'>): Promise<VaultAnswer<true>>
  /** What opens this customer's cards to their own browser for half an hour. */
  issueToken(customerId: string): Promise<VaultAnswer<{ token: string; expiresAt: string }>>
  openSetup(request: {
    key: string
    customerId: string
    metadata: Readonly<Record<string, string>>
  }): Promise<VaultAnswer<{ id: string; clientSecret: string }>>
}

const CARDS_MAX = 100
const form = (metadata: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value]))
const customerPath = (id: string) => `/v1/customers/${encodeURIComponent(id)}`
const done = (): true => true

export function createCardVault(call: VaultCall): CardVault {
  return {
    createCustomer: ({ key, email, name, metadata }) => call(readCreated, 'POST', '/v1/customers', { email, name, ...form(metadata) }, key),
    async listCards(customerId) {
      const [cards, preferred] = await Promise.all([
        call(readCards, 'GET', `/v1/payment_methods?type=card&limit=${CARDS_MAX}&customer=${encodeURIComponent(customerId)}`),
        call(readDefault, 'GET', customerPath(customerId)),
      ])
      if (cards.kind !== 'answered') return cards
      if (preferred.kind !== 'answered') return preferred
      return { kind: 'answered', value: oneOfEach(cards.value.map((card) => ({ ...card, isDefault: card.id === preferred.value.methodId }))) }
    },
    replacementOf: (cardId) => call(readReplacement, 'GET', `/v1/payment_methods/${encodeURIComponent(cardId)}`),
    makeDefault: (customerId, cardId) => call(done, 'POST', customerPath(customerId), { 'invoice_settings[default_payment_method]': cardId }),
    async forget({ id, olderIds }) {
      const detach = (cardId: string) => call(done, 'POST', `/v1/payment_methods/${encodeURIComponent(cardId)}/detach`)
      for (const older of olderIds) {
        const gone = await detach(older)
        // What another call took away in the meantime is refused, and is gone.
        if (gone.kind === 'unknown') return gone
      }
      return detach(id)
    },
    issueToken: (customerId) => call(readToken, 'POST', '/v1/customer_tokens', { customer: customerId }),
    openSetup: ({ key, customerId, metadata }) =>
      call(readSetup, 'POST', '/v1/setup_intents', { customer: customerId, usage: 'off_session', 'payment_method_types[0]': 'card', ...form(metadata) }, key),
  }
}
