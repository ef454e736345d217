import type { Offer, WalletOffer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'
import { Say } from '@sojourn/i18n/react'
import { shownEmail } from '@sojourn/kernel'

/** The gift that is bought, if the value is for another person. */
export const giftOf = (offer: Offer): WalletOffer['gift'] => offerOf(offer, 'WLT')?.gift ?? null

/** Who gets it and what is written to them, as it will be mailed. */
export function GiftWords({ gift }: { gift: NonNullable<WalletOffer['gift']> }) {
  return (
    <div className="mt-4 border-t border-rule pt-4 text-small text-ink-2">
      <p className="wrap-anywhere">
        <Say>
          For <strong className="font-[620] text-ink">{gift.name}</strong> ({shownEmail(gift.email)})
        </Say>
      </p>
      {gift.message && <blockquote className="mt-2 border-s-3 border-rule-2 ps-3 wrap-anywhere whitespace-pre-line">{gift.message}</blockquote>}
    </div>
  )
}
