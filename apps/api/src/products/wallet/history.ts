import type { WalletMove } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import type { BookingId } from '@sojourn/kernel'
import type { LedgerEntry } from '../../modules/ledger/index.ts'

/** What else is known of a movement: what was held and the result, whose gift it was. */
export interface Around {
  readonly tender: { readonly state: 'held' | 'taken' | 'released' | 'returned'; readonly bookingId: BookingId | null } | null
  /** Of value that was given away: to whom. Anyone with the code may claim it, the giver too. */
  readonly giftTo: string | null
}

export interface Move {
  readonly kind: WalletMove
  readonly label: string
  readonly bookingId: string | null
}

/** Postings by which a booking refunds what it took: whole, one item of it, or what a change of it does not need. What follows a colon says of which. */
const GIVEN_BACK: ReadonlySet<string> = new Set(['cancelled', 'promised_back', 'changed', 'given_back'])

function labelOf(move: WalletMove): string {
  const labels: Record<WalletMove, string> = {
    topped_up: say`Top-up`,
    granted: say`Gift received`,
    claimed: say`Gift claimed`,
    held: say`On hold for a checkout`,
    paid: say`Spent on a booking`,
    released: say`Released from a checkout`,
    given_back: say`Refund from a booking`,
    moved: say`Transfer`,
    gift_sent: say`Gift sent`,
    gift_claimed: say`Gift claimed`,
  }
  return labels[move]
}

/** What a movement of the ledger is to the person whose value it moved. */
export function ledgerMove({ kind, delta, of }: Pick<LedgerEntry, 'kind' | 'delta' | 'of'>, { tender, giftTo }: Around): Move {
  const moveAs = (move: WalletMove, bookingId: string | null = null): Move => ({ kind: move, label: labelOf(move), bookingId })
  if (giftTo !== null) {
    const move = delta > 0 ? moveAs('gift_sent', of) : moveAs('gift_claimed')
    return { ...move, label: delta > 0 ? say`Gift sent to ${giftTo}` : say`Your gift to ${giftTo} was claimed` }
  }
  if (kind === 'gift_claimed') return moveAs('claimed')
  if (kind === 'confirmed') return moveAs('topped_up', of)
  if (GIVEN_BACK.has(kind.split(':')[0]!)) return moveAs('given_back', of)
  if (!tender) return moveAs(delta > 0 ? 'granted' : 'moved')
  const { state, bookingId } = tender
  if (delta > 0) return moveAs('released', bookingId)
  return moveAs(state === 'taken' || state === 'returned' ? 'paid' : 'held', bookingId)
}
