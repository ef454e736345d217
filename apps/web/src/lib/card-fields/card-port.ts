/** What the payment step needs of the card fields: it never sees what is typed in them. */
export interface CardPort {
  /** Confirms the payment that a client secret opens, with the card in the fields. */
  pay(payment: CardPayment): Promise<CardResult>
  /** Whether the card is whole. Where something is missing it is said at its field; `focus` puts the caret there. */
  check(focus: boolean): boolean
}

export interface CardPayment {
  readonly clientSecret: string
  readonly name: string
  readonly save: boolean
  /** What its owner calls the card where it is saved; null where they were not asked. */
  readonly nickName: string | null
}

export type CardResult =
  | { readonly status: 'succeeded' | 'processing' | 'unknown' }
  | { readonly status: 'action'; readonly url: string }
  | { readonly status: 'declined'; readonly message: string | null }
  /** Nothing was sent. `said`: the fields already say why. */
  | { readonly status: 'unsent'; readonly said: boolean }
