import type { CheckoutId, Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Checkout, Checkouts } from '../../modules/checkouts/index.ts'
import type { Tender } from '../../modules/tenders/index.ts'
import { refit, releaseSome } from './hold-tender.ts'
import type { TenderDeps } from './tender-deps.ts'

interface HolderDeps {
  readonly checkouts: Pick<Checkouts, 'take'>
  readonly deps: TenderDeps
}

/**
 * The caller's other open checkouts that hold what is meant, locked together with the one it is moved to, in one order: two that move to each other wait for one another. A booking that waits for its payment
 * keeps what it holds.
 */
export async function lockHolders(
  { checkouts, deps: parts }: HolderDeps,
  tx: Tx,
  caller: SignedInCaller,
  to: { readonly checkoutId: string },
  isMeant: (tender: Tender) => boolean,
): Promise<Checkout[]> {
  const { orgId, knownBrowserId: browserId } = caller
  const { userId } = caller.user
  const meant = (await parts.tenders.listHeldOf(tx, { orgId, userId })).filter((tender) => tender.checkoutId !== to.checkoutId && isMeant(tender))
  const holders: Checkout[] = []
  for (const checkoutId of [...new Set<string>([...meant.map((tender) => tender.checkoutId), to.checkoutId])].sort()) {
    const taken = await checkouts.take(tx, orgId, checkoutId as CheckoutId, { userId, browserId })
    if (taken?.state === 'open' && taken.checkoutId !== to.checkoutId) holders.push(taken)
  }
  return holders
}

/** Releases what is meant from a checkout; what is applied there behind it grows again. */
export async function releaseFrom({ deps: parts }: HolderDeps, tx: Tx, holder: Checkout, isMeant: (tender: Tender) => boolean): Promise<void> {
  const left = await releaseSome(parts, tx, await parts.tenders.listHeld(tx, holder), isMeant)
  await refit(parts, tx, left, holder.quote.payNow)
}
