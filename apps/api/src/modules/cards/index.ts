import type { MigrationSet } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import type { CardsDeps, Holder } from './cards-deps.ts'
import { customerOf, findCustomer, findCustomerIn } from './customer-of.ts'
import { brandNameOf, isKnownAs, type SavedCard } from './domain/saved-card.ts'
import { cardsHttp } from './http.ts'
import { seedCards } from './seed.ts'

export { type CardVault, createCardVault, type VaultCall } from './card-vault.ts'
export type { CardsDeps, FoundPerson, Holder } from './cards-deps.ts'

type PayableCard = Pick<SavedCard, 'id' | 'last4' | 'isDefault' | 'fingerprint' | 'olderIds'> & { readonly brand: string }

/** Saved cards: who a person is at the gateway, and which cards it stores for them. What has no `tx` runs outside transactions. */
export interface Cards {
  /** The person at the gateway, made there before the first need; null where the gateway did not answer. */
  customerOf(holder: Holder): Promise<string | null>
  /** The same, where they were made known before. */
  findCustomer(orgId: OrgId, userId: UserId): Promise<string | null>
  findCustomerIn(tx: Tx, holder: { orgId: OrgId; userId: UserId }): Promise<string | null>
  /** True where the card is one of the person's, false where it is not, null where the gateway did not answer. */
  hasCard(holder: { orgId: OrgId; userId: UserId }, cardId: string): Promise<boolean | null>
  /** A person's saved cards, newest first, one of each number: `brand` is its name, "Visa", empty where it is unknown. Null where the gateway did not answer. */
  listOf(holder: { orgId: OrgId; userId: UserId }): Promise<readonly PayableCard[] | null>
  /** The card that the number of one that is gone was saved as since; null where there is none, or the gateway did not answer. */
  replacementOf(cardId: string): Promise<string | null>
  /** Deletes every saved card; false where the gateway did not answer, and then some may be left. */
  forgetCards(holder: { orgId: OrgId; userId: UserId }): Promise<boolean>
  /** Demo cards, once: `put` puts them into the vault and answers the default one. */
  seed(holder: Holder, put: (customerId: string) => Promise<string>): Promise<void>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
}

export const cardsMigrations: MigrationSet = { owner: 'cards', folder: new URL('./data/', import.meta.url) }

export function createCards(deps: CardsDeps): Cards {
  return {
    customerOf: (holder) => customerOf(deps, holder),
    findCustomer: (orgId, userId) => findCustomer(deps, { orgId, userId }),
    findCustomerIn,
    async hasCard(holder, cardId) {
      const customerId = await findCustomer(deps, holder)
      if (!customerId) return false
      const cards = await deps.vault.listCards(customerId)
      return cards.kind === 'answered' ? cards.value.some((card) => isKnownAs(card, cardId)) : null
    },
    async listOf(holder) {
      const customerId = await findCustomer(deps, holder)
      if (!customerId) return []
      const cards = await deps.vault.listCards(customerId)
      return cards.kind === 'answered'
        ? cards.value.map(({ id, brand, last4, isDefault, fingerprint, olderIds }) => ({
            id,
            brand: brandNameOf(brand),
            last4,
            isDefault,
            fingerprint,
            olderIds,
          }))
        : null
    },
    async replacementOf(cardId) {
      const replaced = await deps.vault.replacementOf(cardId)
      return replaced.kind === 'answered' ? replaced.value.cardId : null
    },
    async forgetCards(holder) {
      const customerId = await findCustomer(deps, holder)
      const cards = customerId ? await deps.vault.listCards(customerId) : null
      if (cards && cards.kind !== 'answered') return false
      for (const card of cards?.value ?? []) {
        const gone = await deps.vault.forget(card)
        if (gone.kind !== 'answered' && !(gone.kind === 'refused' && gone.status === 404)) return false
      }
      return true
    },
    seed: (holder, put) => seedCards(deps, holder, put),
    routes: cardsHttp(deps),
    migrations: cardsMigrations,
  }
}
