/** What the payment step needs of the card fields: it never sees what is typed in them. */
export interface CardPort {
  /** Confirms the payment that a client secret opens, with the card in the fields. */
  pay(payment: { readonly clientSecret: string; readonly paymentId: string; readonly name: string; readonly save: boolean }): Promise<CardResult>
  /** Shows what is missing and puts the focus there. False where something is. */
  check(): boolean
}

export type CardResult =
  | { readonly status: 'succeeded' | 'processing' | 'unknown' }
  | { readonly status: 'action'; readonly url: string }
  | { readonly status: 'declined'; readonly message: string | null }
