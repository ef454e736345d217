// nothing here is translated: brands have one name everywhere
/** Brands by the names of their icons. */
export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'dinersClub' | 'jcb' | 'unknown'

/** A card in the gateway's vault, the part of it that may be shown. */
export interface SavedCard {
  readonly id: string
  readonly nickName: string | null
  /** The name on the card. */
  readonly holder: string | null
  readonly brand: Brand
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly isDefault: boolean
  /** Equal for the same number, for all customers; null where the gateway returns none. */
  readonly fingerprint: string | null
  /** Under what other ids the gateway keeps the same number, saved before: a mandate may name one of them. */
  readonly olderIds: readonly string[]
}

/** A card as the vault lists it. */
export type StoredCard = Omit<SavedCard, 'olderIds'>

/** One card of each number, the newest, of cards as the vault lists them: what was saved twice is one card to its holder. */
export function oneOfEach(cards: readonly StoredCard[]): SavedCard[] {
  const newest = new Map<string, SavedCard>()
  for (const card of cards) {
    const number = card.fingerprint ?? card.id
    const newer = newest.get(number)
    newest.set(number, newer ? { ...newer, isDefault: newer.isDefault || card.isDefault, olderIds: [...newer.olderIds, card.id] } : { ...card, olderIds: [] })
  }
  return [...newest.values()]
}

export const isKnownAs = (card: SavedCard, cardId: string): boolean => card.id === cardId || card.olderIds.includes(cardId)

const BRANDS: Readonly<Record<string, Brand>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  discover: 'discover',
  diners: 'dinersClub',
  diners_club: 'dinersClub',
  dinersClub: 'dinersClub',
  jcb: 'jcb',
}

export const brandOf = (name: string): Brand => (Object.hasOwn(BRANDS, name) ? BRANDS[name]! : 'unknown')

const NAMES: Readonly<Record<Brand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  unknown: '',
}
/** As people call it, in every language; empty where it is unknown. */
export const brandNameOf = (brand: Brand): string => NAMES[brand]

/** For staff acting in the person's place: enough to distinguish cards, no name, and no id that the gateway accepts. */
export const masked = (card: SavedCard, at: number): SavedCard => ({ ...card, id: `masked_${at + 1}`, nickName: null, holder: null })

/** As the vault has them once one of them is the default. */
export const withDefault = (cards: readonly SavedCard[], cardId: string): SavedCard[] => cards.map((card) => ({ ...card, isDefault: card.id === cardId }))

/** As the vault has them, newest first, once one of them is gone: the newest takes over from a default. */
export function without(cards: readonly SavedCard[], cardId: string): SavedCard[] {
  const left = cards.filter((card) => card.id !== cardId)
  const [newest] = left
  return left.some((card) => card.isDefault) || !newest ? left : withDefault(left, newest.id)
}
