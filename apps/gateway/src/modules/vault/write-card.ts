import type { OrgId, Tx } from '@sojourn/kernel'
import { brandOf } from '../../cards/index.ts'
import type { Billing, Method } from './domain/method.ts'
import { plasticOf } from './domain/plastic.ts'
import { placeOf, type VaultDeps } from './vault-deps.ts'

/** A card that is received or sent: in memory for one call. The vault has no field for a security code. */
export interface OpenCard {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly name: string | null
}

/** What else is written of a card when it comes. */
export interface CardNotes {
  readonly billing?: Omit<Billing, 'name'>
  readonly metadata?: Readonly<Record<string, string>>
  readonly coded?: boolean
}

/** Stores a card's facts; its number only where it may be saved, and sealed. One that may not is used up by this one use. */
export async function writeCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, card: OpenCard, keep: boolean, notes: CardNotes = {}): Promise<Method> {
  const id = deps.ids.next('pm')
  const method: Method = {
    id,
    merchantId,
    customerId: null,
    brand: brandOf(card.number).brand,
    last4: card.number.slice(-4),
    expMonth: card.expMonth,
    expYear: card.expYear,
    fingerprint: deps.seal.fingerprint(merchantId, card.number),
    ...plasticOf(card.number),
    billing: { name: card.name, email: null, phone: null, address: null, ...notes.billing },
    metadata: notes.metadata ?? {},
    coded: notes.coded ?? true,
    sealed: keep ? deps.seal.close(card.number, placeOf(merchantId, id)) : null,
    providerToken: null,
    authenticated: false,
    createdAtMs: deps.clock.nowMs(),
    usedAtMs: keep ? null : deps.clock.nowMs(),
    detachedAtMs: null,
    replacedBy: null,
  }
  await deps.methods.add(tx, method)
  return method
}

/** A card that its provider stores: its token there, and what may be shown of it. */
export interface ProviderCard {
  readonly token: string
  readonly facts: Pick<Method, 'brand' | 'last4' | 'expMonth' | 'expYear' | 'fingerprint'>
  readonly name: string | null
}

/** Stores a card whose number never came here; its token only where it may be saved. */
export async function writeProviderCard(
  deps: VaultDeps,
  tx: Tx,
  merchantId: OrgId,
  card: ProviderCard,
  keep: boolean,
  notes: Pick<CardNotes, 'metadata'> = {},
): Promise<Method> {
  const method: Method = {
    id: deps.ids.next('pm'),
    merchantId,
    customerId: null,
    ...card.facts,
    funding: 'unknown',
    country: null,
    billing: { name: card.name, email: null, phone: null, address: null },
    metadata: notes.metadata ?? {},
    coded: true,
    sealed: null,
    providerToken: keep ? card.token : null,
    authenticated: false,
    createdAtMs: deps.clock.nowMs(),
    usedAtMs: keep ? null : deps.clock.nowMs(),
    detachedAtMs: null,
    replacedBy: null,
  }
  await deps.methods.add(tx, method)
  return method
}
