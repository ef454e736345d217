import type { WalletOffer } from '@sojourn/contracts'
import { accept } from '@sojourn/kernel'
import { type Booking, particularsOf } from '../../modules/bookings/index.ts'
import { credit } from '../../modules/ledger/index.ts'
import type { Postman } from '../parts.ts'
import type { Seller } from '../seller.ts'
import { mailBought, mailNotBought } from './wallet-mails.ts'
import type { WalletParts } from './wallet-parts.ts'

/**
 * The house itself sells wallet value. Nothing runs out and nothing is held: `holdId` is the name the value has in the ledger, that of the card
 * it stands on or, until it is claimed, of the gift.
 */
export function walletSeller({ cards, gifts }: Pick<WalletParts, 'cards' | 'gifts'>, post: Postman): Seller {
  return {
    async confirm(tx, booking) {
      const { title, gift } = offerOf(booking)
      const { orgId, userId, holdId: paymentCardId, total: purchasePrice } = booking
      if (!gift) await cards.issue(tx, { orgId, userId, paymentCardId, type: 'WALLET', name: title, purchasePrice })
      return accept()
    },
    release: async () => undefined,
    // Never asked: value that was bought is spent, not cancelled.
    cancel: async () => undefined,
    owed: ({ payNow, holdId }) => [credit('stored_value', payNow, holdId)],
    mailConfirmed: (tx, booking) => mailBought({ gifts, post }, tx, booking, offerOf(booking)),
    mailFailed: (tx, booking, refunded) => mailNotBought(post, tx, booking, refunded),
    mailCancelled: async () => undefined,
  }
}

const offerOf = (booking: Booking): WalletOffer => particularsOf(booking).offer as WalletOffer
