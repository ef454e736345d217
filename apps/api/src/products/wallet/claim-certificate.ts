import type { PaymentCardShape } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Outcome, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { credit, debit } from '../../modules/ledger/index.ts'
import type { PaymentCard } from '../../modules/payment-cards/index.ts'
import type { Gift } from './domain/gift.ts'
import type { WalletParts } from './wallet-parts.ts'

/**
 * A gift becomes a certificate of the person with its code, once. Claimed again by the same person it answers the same card; a code that was never
 * issued and one that another person has claimed answer alike.
 */
export async function claimCertificate(wallet: WalletParts, typed: string, caller: SignedInCaller): Promise<Outcome<PaymentCardShape>> {
  const { gifts, tries } = wallet
  const code = gifts.readCode(typed)
  if (!code) return refuse('code_malformed')
  const who = { orgId: caller.orgId, userId: caller.user.userId, ip: caller.ip }
  const allowed = await tries.guessCode(who)
  if (!allowed.ok) return allowed
  return wallet.transactions.inTenant(caller.orgId, async (tx): Promise<Outcome<PaymentCardShape>> => {
    const gift = await gifts.lock(tx, caller.orgId, code)
    if (!gift || (gift.claimed && gift.claimed.by !== who.userId)) return refuse('not_found')
    await tries.guessedCode(tx, who)
    const card = gift.claimed ? await claimedCard(wallet, tx, gift) : await unwrap(wallet, tx, gift, who)
    const [shape] = await wallet.shapesOf(tx, who.orgId, [card], card.currency)
    return accept(shape!)
  })
}

async function claimedCard({ cards }: WalletParts, tx: Tx, { orgId, claimed }: Gift): Promise<PaymentCard> {
  const found = await cards.listOf(tx, { orgId, userId: claimed!.by })
  return found.find(({ paymentCardId }) => paymentCardId === claimed!.paymentCardId)!
}

/** The card, its money and the claim are one truth. */
async function unwrap({ ledger, cards, gifts }: WalletParts, tx: Tx, gift: Gift, { userId }: { userId: UserId }): Promise<PaymentCard> {
  const { orgId, giftId, value } = gift
  const paymentCardId = cards.newId()
  const card = await cards.issue(tx, { orgId, userId, paymentCardId, type: 'CERTIFICATE', name: say`Gift certificate`, purchasePrice: value })
  const lines = [debit('stored_value', value, giftId), credit('stored_value', value, paymentCardId)]
  await ledger.post(tx, { orgId, key: `${giftId}:claimed`, kind: 'gift_claimed', subject: giftId, lines })
  await gifts.claim(tx, gift, { by: userId, paymentCardId })
  return card
}
