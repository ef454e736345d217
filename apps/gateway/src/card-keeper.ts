import type { CardKeeper, ChargeableCard } from './modules/payments/index.ts'
import { NICK_NAME, type Opened, type Vault } from './modules/vault/index.ts'

/** The vault in the words of payments. */
export const cardKeeper = (vault: Vault): CardKeeper => ({
  async write(tx, merchantId, card, keep, nickName) {
    const metadata: Readonly<Record<string, string>> = keep && nickName !== null ? { [NICK_NAME]: nickName } : {}
    if (card.kind === 'provider') {
      const method = await vault.writeProvider(tx, merchantId, card, keep, { metadata })
      return chargeable({ method, card: { token: card.token } })
    }
    const { number, expMonth, expYear, name } = card
    const method = await vault.write(tx, merchantId, { number, expMonth, expYear, name }, keep, { coded: card.code !== null, metadata })
    return { ...chargeable({ method, card }), card }
  },
  async writePublished(tx, merchantId, name, keep) {
    const written = await vault.writePublished(tx, merchantId, name, keep)
    return written && chargeable(written)
  },
  async open(tx, merchantId, methodId, customerId) {
    const found = await vault.open(tx, merchantId, methodId, customerId)
    return found && chargeable(found)
  },
  async adopt(tx, merchantId, methodId) {
    const found = await vault.adopt(tx, merchantId, methodId)
    return found && chargeable(found)
  },
  attach: vault.keep,
  forget: vault.forget,
})

const chargeable = ({ method, card }: Opened): ChargeableCard => ({
  methodId: method.id,
  facts: {
    ...{ brand: method.brand, last4: method.last4, expMonth: method.expMonth, expYear: method.expYear, fingerprint: method.fingerprint },
    ...{ funding: method.funding, country: method.country, holder: method.billing.name },
  },
  card: 'token' in card ? { kind: 'provider', token: card.token } : { kind: 'card', ...card, code: null },
  authenticatedBefore: method.authenticated,
})
