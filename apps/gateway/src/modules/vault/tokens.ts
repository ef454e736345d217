import { invariant, type OrgId, type Tx } from '@sojourn/kernel'
import type { CardToken } from './data/method-store.ts'
import type { Method } from './domain/method.ts'
import { publishedNumber } from './domain/published.ts'
import type { Opened } from './open-card.ts'
import type { VaultDeps } from './vault-deps.ts'
import { type CardNotes, type OpenCard, writeCard } from './write-card.ts'

export interface NamedCard {
  readonly token: CardToken
  readonly method: Method
}

/** Gives a card a name that can be used once. */
export async function addToken(deps: VaultDeps, tx: Tx, merchantId: OrgId, card: OpenCard, notes: CardNotes): Promise<NamedCard> {
  const method = await writeCard(deps, tx, merchantId, card, true, notes)
  const token: CardToken = { id: deps.ids.next('tok'), merchantId, methodId: method.id, usedAtMs: null, createdAtMs: deps.clock.nowMs() }
  await deps.methods.addToken(tx, token)
  return { token, method }
}

export async function findToken(deps: VaultDeps, tx: Tx, merchantId: OrgId, id: string): Promise<NamedCard | null> {
  const token = await deps.methods.lockToken(tx, merchantId, id)
  if (!token) return null
  const method = await deps.methods.find(tx, merchantId, token.methodId)
  invariant(method, 'a token names a card')
  return { token, method }
}

/** The card behind a token, a published one's or our own; null where there is none, or it was used. */
export async function spendToken(deps: VaultDeps, tx: Tx, merchantId: OrgId, id: string, notes: CardNotes & { name: string | null }): Promise<Method | null> {
  const number = publishedNumber(id, 'tok')
  if (number) return writeCard(deps, tx, merchantId, publishedCard(deps, number, notes.name), true, notes)
  const named = await findToken(deps, tx, merchantId, id)
  if (!named || named.token.usedAtMs !== null) return null
  await deps.methods.useToken(tx, named.token, deps.clock.nowMs())
  const { name, billing, metadata } = notes
  const method = { ...named.method, metadata: metadata ?? {}, billing: { ...named.method.billing, ...billing, name: name ?? named.method.billing.name } }
  await deps.methods.save(tx, method)
  return method
}

/** A card of its own for every use of a published name; null where the name is not published. */
export async function writePublished(deps: VaultDeps, tx: Tx, merchantId: OrgId, name: string, keep: boolean): Promise<Opened | null> {
  const number = publishedNumber(name, 'pm_card')
  if (!number) return null
  const card = publishedCard(deps, number, null)
  return { method: await writeCard(deps, tx, merchantId, card, keep), card }
}

const YEARS_GOOD = 4

const publishedCard = (deps: VaultDeps, number: string, name: string | null): OpenCard => ({
  ...{ number, name, expMonth: 12 },
  expYear: new Date(deps.clock.nowMs()).getUTCFullYear() + YEARS_GOOD,
})
