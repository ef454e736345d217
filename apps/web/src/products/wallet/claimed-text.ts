import { moneyText, say } from '@sojourn/i18n'
import type { StoredCard } from './wallet-api.ts'

/** The result of a claim. Claimed before, it returns the same card, which is already in the list. */
export function claimedText({ payment_card_id: id, redemption_price: left, currency_code: currency }: StoredCard, before: readonly StoredCard[]): string {
  if (!before.some((card) => card.payment_card_id === id)) return say`${moneyText(left, currency)} is ready to use.`
  return left > 0
    ? say`You've already claimed this gift. ${moneyText(left, currency)} of it is left in your wallet.`
    : say`You've already claimed this gift, and it's all spent.`
}
