import { say } from '@sojourn/i18n'
import type { CardPort } from '../../lib/card-fields/card-port.ts'
import type { Charge } from '../../lib/price-block/price-block.ts'

/** What a booking is paid with, or which card is saved for it. */
export type CardChoice = NewCardChoice | SavedCardChoice

export interface NewCardChoice {
  readonly by: 'new'
  readonly card: CardPort
  /** The name on it. */
  readonly name: string
  /** To be saved for the next time. */
  readonly save: boolean
  /** The nick name of the saved card; null where it is not saved, or where cards have none. */
  readonly nickName: string | null
}

export interface SavedCardChoice {
  readonly by: 'saved'
  readonly cardId: string
  /** Whose card it is: the person signed in, who may book for others. */
  readonly email: string
  /** The card's customer at the gateway, for cards of the old shape. */
  readonly customer: string | null
}

/** What the button would pay with now. */
export type Paying =
  /** It is not known yet: the saved cards are loading. */
  | { readonly by: 'nothing' }
  | { readonly by: 'new' }
  /** A card is being saved first: until it is, nothing can be paid. Or the credit line pays what a card would. `says` what that means for money. */
  | { readonly by: 'add' | 'invoice'; readonly says: string }
  | (SavedCardChoice & { readonly label: string })

/** What pays the rest, by its name in the price block; null as long as that is not known. */
export function chargeOf(paying: Paying): Charge | null {
  if (paying.by === 'saved') return { label: paying.label }
  return paying.by === 'invoice' ? { label: say`Credit line`, isInvoice: true } : null
}

export const NOTHING: Paying = { by: 'nothing' }
export const NEW_CARD: Paying = { by: 'new' }
