import type { CardKeeper, ChargeableCard } from './modules/payments/index.ts'
import type { Method, OpenCard, Vault } from './modules/vault/index.ts'

/** The vault in the words of payments. */
export const cardKeeper = (vault: Vault): CardKeeper => ({
  async write(tx, merchantId, card, keep) {
    const { number, expMonth, expYear, name } = card
    const method = await vault.write(tx, merchantId, { number, expMonth, expYear, name }, keep)
    return { ...chargeable(method, card), card }
  },
  async open(tx, merchantId, methodId, customerId) {
    const found = await vault.open(tx, merchantId, methodId, customerId)
    return found && chargeable(found.method, found.card)
  },
  attach: vault.attach,
  forget: vault.forget,
})

const chargeable = (method: Method, card: OpenCard): ChargeableCard => ({
  methodId: method.id,
  facts: { brand: method.brand, last4: method.last4, expMonth: method.expMonth, expYear: method.expYear, fingerprint: method.fingerprint },
  card: { kind: 'card', ...card, code: null },
  authenticatedBefore: method.authenticated,
})
