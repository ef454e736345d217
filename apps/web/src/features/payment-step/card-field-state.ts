import type { CardBrand, FieldKind } from '@sojourn/card-sdk'

export type CardFieldKind = FieldKind

export interface CardFieldState {
  readonly ready: boolean
  readonly focused: boolean
  readonly complete: boolean
  /** What is wrong, in words. */
  readonly error: string | null
}

export interface CardFieldsState {
  readonly fields: Readonly<Record<FieldKind, CardFieldState>>
  /** As soon as the first digits tell it. */
  readonly brand: CardBrand
  /** The fields could not be loaded. */
  readonly failed: boolean
}

export const BLANK: CardFieldState = { ready: false, focused: false, complete: false, error: null }
export const NO_CARD: CardFieldsState = { fields: { number: BLANK, expiry: BLANK, code: BLANK }, brand: 'unknown', failed: false }
