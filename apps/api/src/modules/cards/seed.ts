// nothing here is translated: data of the demo world
import type { CardsDeps, Holder } from './cards-deps.ts'
import { customerOf } from './customer-of.ts'

/** Puts the demo cards of a person who has none into the vault. Asked again it changes nothing. */
export async function seedCards(deps: Pick<CardsDeps, 'db' | 'clock' | 'vault'>, holder: Holder, put: (customerId: string) => Promise<string>): Promise<void> {
  const customerId = await customerOf(deps, holder)
  // No answer: the next start asks again.
  if (!customerId) return
  const known = await deps.vault.listCards(customerId)
  if (known.kind !== 'answered' || known.value.length > 0) return
  await deps.vault.makeDefault(customerId, await put(customerId))
}
