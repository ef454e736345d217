import type { CardBrand, CardSdk, FieldKind, FieldTheme, PayResult } from '@sojourn/card-sdk'
import type { CardPort, CardResult } from './card-port.ts'

export type CardFieldKind = FieldKind

export interface CardFieldState {
  readonly ready: boolean
  readonly focused: boolean
  readonly complete: boolean
  /** What is wrong, in words. */
  readonly error: string | null
  /** The number's field asks for the whole card: this one has nothing to ask and no place. */
  readonly folded?: boolean
}

export interface CardFieldsState {
  readonly fields: Readonly<Record<FieldKind, CardFieldState>>
  /** As soon as the first digits show it. */
  readonly brand: CardBrand
  /** The fields could not be loaded. */
  readonly failed: boolean
}

/** The three card fields of a page, by any implementation. */
export interface CardFields {
  snapshot(): CardFieldsState
  subscribe(listener: () => void): () => void
  /** Puts a field into an element of the page. The answer takes it away. */
  attach(kind: FieldKind, host: HTMLElement): () => void
  /** Dresses all fields again, after day turned to night. */
  redress(): void
  /** Loads again what did not load. */
  reload(): void
  readonly port: CardPort
  /** The state of a secret's payment or setup at the gateway: to be read after the bank's page, and after a time-out. */
  find(clientSecret: string): Promise<CardResult>
}

export interface CardFieldsDeps {
  /** The SDK is fetched lazily: a page should not wait for card fields that are not used yet. */
  readonly load: () => Promise<CardSdk>
  readonly themeOf: (host: HTMLElement) => FieldTheme
  /** What an answer of the SDK means, which comes with it. */
  readonly resultOf: (result: PayResult) => CardResult
}

export const BLANK: CardFieldState = { ready: false, focused: false, complete: false, error: null }
export const NO_CARD: CardFieldsState = { fields: { number: BLANK, expiry: BLANK, code: BLANK }, brand: 'unknown', failed: false }
