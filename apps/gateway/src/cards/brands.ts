// nothing here is translated: brands of cards are names
/** The brands we know, by the names that shops and Stripe-shaped clients read. */
export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown'

export interface BrandFacts {
  readonly brand: Brand
  /** The word a person reads. */
  readonly name: string
  readonly starts: RegExp
  readonly lengths: readonly number[]
  /** How the digits are grouped on the card: 4-4-4-4, American Express 4-6-5. */
  readonly groups: readonly number[]
}

const FOURS = [4, 4, 4, 4, 3]

const BRANDS: readonly BrandFacts[] = [
  { brand: 'visa', name: 'Visa', starts: /^4/, lengths: [13, 16, 19], groups: FOURS },
  { brand: 'mastercard', name: 'Mastercard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], groups: FOURS },
  { brand: 'amex', name: 'American Express', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { brand: 'discover', name: 'Discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 19], groups: FOURS },
  { brand: 'diners', name: 'Diners Club', starts: /^(30[0-5]|309|36|38|39)/, lengths: [14, 16, 19], groups: [4, 6, 4, 5] },
  { brand: 'jcb', name: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16, 19], groups: FOURS },
  { brand: 'unionpay', name: 'UnionPay', starts: /^62/, lengths: [16, 17, 18, 19], groups: FOURS },
]

const UNKNOWN: BrandFacts = { brand: 'unknown', name: 'Card', starts: /^/, lengths: [13, 14, 15, 16, 17, 18, 19], groups: FOURS }

/** The brand that a number, or the beginning of one, belongs to. */
export const brandOf = (digits: string): BrandFacts => BRANDS.find((facts) => facts.starts.test(digits)) ?? UNKNOWN
