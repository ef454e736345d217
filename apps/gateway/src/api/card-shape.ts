import { type Method, NICK_NAME } from '../modules/vault/index.ts'

/** A saved card of the new shape (A3.2). */
export interface SavedCard {
  readonly id: string
  readonly nick_name: string | null
  /** The name on the card. */
  readonly name: string | null
  /** By the name of its icon. */
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
  readonly is_default: boolean
}

/** The cards of a customer, newest first: one of each number, for a card that was saved twice is one card to its holder. */
export function shapeCards(methods: readonly Method[], defaultMethodId: string | null): SavedCard[] {
  const preferred = methods.find(({ id }) => id === defaultMethodId)?.fingerprint
  const newestOfEach = methods.filter(({ fingerprint }, index) => methods.findIndex((other) => other.fingerprint === fingerprint) === index)
  return newestOfEach.map((method) => ({
    id: method.id,
    nick_name: method.metadata[NICK_NAME] ?? null,
    name: method.billing.name,
    brand: method.brand === 'diners' ? 'dinersClub' : method.brand,
    last4: method.last4,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    is_default: method.fingerprint === preferred,
  }))
}
