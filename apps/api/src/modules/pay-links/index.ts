import { createHash } from 'node:crypto'
import { type Clock, type Ids, type OrgId, secretToken, type Tx, type UserId } from '@sojourn/kernel'
import { payLinkStore } from './data/pay-link-store.sql.ts'
import type { PayLink } from './domain/pay-link.ts'

export { type BookedAs, OPEN_LINKS_MAX, type PayLink, type PayLinkState, stateOf } from './domain/pay-link.ts'

export const payLinksMigrations = { owner: 'pay-links', folder: new URL('./data/', import.meta.url) }

export type NewPayLink = Omit<PayLink, 'linkId' | 'withdrawn'>
type OfAgent = { readonly orgId: OrgId; readonly agentId: UserId }

/** Links by which agents ask clients to pay. The checkout behind one, and its result, belong to other modules. */
export interface PayLinks {
  /** Stores a link and returns its token of 256 bits, of which only the hash is stored. */
  add(tx: Tx, link: NewPayLink): Promise<{ link: PayLink; token: string }>
  /** One of this agent's, locked for a change; null for another's as for none. */
  take(tx: Tx, of: OfAgent, linkId: string): Promise<PayLink | null>
  /** Null for a token that was not sent here. The caller must check whose link it is. */
  findByToken(tx: Tx, orgId: OrgId, token: string): Promise<PayLink | null>
  /** Newest first. */
  list(tx: Tx, page: OfAgent & { before?: string | undefined; limit: number }): Promise<PayLink[]>
  /** Those not taken back whose time is not over. None can be added until the transaction ends. */
  holdRunning(tx: Tx, of: OfAgent): Promise<PayLink[]>
  withdraw(tx: Tx, link: PayLink): Promise<PayLink>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function createPayLinks({ clock, ids }: { clock: Clock; ids: Ids }): PayLinks {
  return {
    async add(tx, fresh) {
      const link: PayLink = { ...fresh, linkId: ids.next<'pay link'>('pln'), withdrawn: false }
      const token = secretToken()
      await payLinkStore.insert(tx, link, hashOf(token), clock.nowMs())
      return { link, token }
    },
    take: payLinkStore.lock,
    findByToken: (tx, orgId, token) => payLinkStore.findByToken(tx, orgId, hashOf(token)),
    list: payLinkStore.list,
    async holdRunning(tx, of) {
      await payLinkStore.holdAgent(tx, of)
      return payLinkStore.listRunning(tx, of, clock.nowMs())
    },
    async withdraw(tx, link) {
      await payLinkStore.withdraw(tx, link)
      return { ...link, withdrawn: true }
    },
  }
}
