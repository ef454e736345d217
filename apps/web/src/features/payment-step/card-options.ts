import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { cardTitle } from '../../lib/saved-cards/card-face.tsx'
import { expiryOf } from '../../lib/saved-cards/expiry.ts'
import type { SavedCard } from '../../lib/saved-cards/saved-card.ts'
import type { CardAccess } from '../../lib/saved-cards/saved-cards-api.ts'
import type { BrandMark } from '../../ui/card-brand.tsx'

/** One way to pay (A3.4, B3.1). */
export interface CardOption {
  /** The card's id, else the key itself. */
  readonly value: string
  readonly label: string
  /** The heading it is listed under (B2.13). */
  readonly title: string
  readonly uniquekey: 'add' | 'other' | 'invoice' | 'cards'
  readonly cardImage: BrandMark | null
  /** The card, where it is of the old shape. */
  readonly cardData: SavedCard | null
  /** The card, where it is of the new shape. */
  readonly cardDataPGV2: SavedCard | null
  /** An expired card is shown and cannot be picked, nor a credit line that does not reach. */
  readonly pickable: boolean
  /** Its last try was declined: it may be picked, and is not chosen automatically. */
  readonly declined: boolean
  /** A second line. */
  readonly detail: string | null
}

export interface OptionFacts {
  /** Newest first. */
  readonly cards: readonly SavedCard[]
  /** The one whose cards these are. PG_02 asks for the card on its own page: there is nothing to choose here. */
  readonly gateway: CardAccess['gateway']
  /** Whether what is bought may be invoiced at all. */
  readonly mayInvoice: boolean
  /** Whether a card may be saved without paying. */
  readonly mayAdd: boolean
  /** The credit line that an invoice goes to, and whether it reaches; null where the checkout has none. */
  readonly credit: { readonly text: string; readonly reaches: boolean } | null
  readonly today: Day
  /** The saved card that was declined. */
  readonly declined?: string | null
}

const NOTHING = { cardImage: null, cardData: null, cardDataPGV2: null, pickable: true, declined: false, detail: null } as const
const OTHER: CardOption = { ...NOTHING, value: 'other', uniquekey: 'other', label: say`Pay with new card`, title: say`Credit Card` }
const ADD: CardOption = { ...NOTHING, value: 'add', uniquekey: 'add', label: say`Save New Card`, title: say`Save New Card` }
const AT_GATEWAY: CardOption = { ...OTHER, label: say`Pay on the payment page` }
const INVOICE: CardOption = { ...NOTHING, value: 'invoice', uniquekey: 'invoice', label: say`Pay with invoice`, title: say`Payment` }

/** Every way to pay, in the order they are shown: the saved cards, the invoice, a card to be saved, a new one. */
export function cardOptions({ cards, gateway, mayInvoice, mayAdd, credit, today, declined = null }: OptionFacts): readonly CardOption[] {
  const invoice = credit && mayInvoice ? [{ ...INVOICE, detail: credit.text, pickable: credit.reaches }] : []
  if (gateway === null) return invoice
  if (gateway === 'PG_02') return invoice.length > 0 ? [...invoice, AT_GATEWAY] : []
  return [...cards.map((card) => optionOf(card, today, card.id === declined)), ...invoice, ...(mayAdd ? [ADD] : []), OTHER]
}

const optionOf = (card: SavedCard, today: Day, declined: boolean): CardOption => ({
  value: card.id,
  label: cardTitle(card),
  title: say`Credit Card`,
  uniquekey: 'cards',
  cardImage: card.brand,
  cardData: card.shape === 'old' ? card : null,
  cardDataPGV2: card.shape === 'new' ? card : null,
  pickable: expiryOf(card, today) !== 'over',
  declined,
  detail: declined ? say`Declined last time` : null,
})

/** The saved card of an option, in whichever shape. */
export const cardOf = ({ cardData, cardDataPGV2 }: CardOption): SavedCard | null => cardDataPGV2 ?? cardData
