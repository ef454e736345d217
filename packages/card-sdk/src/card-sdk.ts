import type { Retrieved } from './ask-gateway.ts'
import type { FieldEvents, MountedField } from './mount-field.ts'
import type { PayableInfo, PaymentInfo, PaymentToken } from './payable.ts'
import type { FieldKind, FieldTheme, PayResult } from './protocol.ts'

export interface CardSdkOptions {
  /** The gateway's address; its origin is the only one the SDK ever talks to. */
  readonly gatewayUrl: string
  /** Names the merchant, opens nothing. */
  readonly publishableKey: string
}

export interface PayRequest {
  /** Name on card. */
  readonly name?: string
  /** Keep the card for the payment's customer. */
  readonly save?: boolean
  /** What the payer calls the card where it is saved, 50 characters at most. Without it the card gets a name, such as `Visa 4242`. */
  readonly nickName?: string
}

export type Handler<Name extends keyof FieldEvents> = (event: FieldEvents[Name]) => void

/** A frame in the page until it is removed. */
export interface MountedFrame {
  readonly frame: HTMLIFrameElement
  unmount(): void
}

/** Cards without card numbers: the shop mounts frames of the gateway's origin and receives only the payment's result. */
export interface CardSdk {
  /** Names what is to be paid, or set up to be paid later: what the shop's server got, or the token as it came. Call it again for the next one. */
  init(payment: PayableInfo): void
  /** Another payment, or a fresh secret, for the fields already mounted. */
  updatePayment(change: Partial<PaymentInfo & PaymentToken>): void
  /** Puts a field into an element of the page, which gives it its place: the frame is as wide as the element and 48 px high. */
  mount(kind: FieldKind, host: Element, options?: { theme?: FieldTheme }): MountedField
  /** Listens; the answer stops listening. */
  on<Name extends keyof FieldEvents>(event: Name, handler: Handler<Name>): () => void
  /** Pays with the card in the fields. Never throws. A second call while one runs answers with the same result. */
  pay(request?: PayRequest): Promise<PayResult>
  /** Pays with a saved card of the payment's customer. */
  payWithSaved(paymentMethodId: string): Promise<PayResult>
  /** Saves the card in the fields: for a setup (`seti_…`) without any payment, for a payment together with paying it. */
  saveCard(request?: Omit<PayRequest, 'save'>): Promise<PayResult>
  /** The payment's state at the gateway: to be read after 3-D Secure, a time-out or a reload. */
  retrieve(): Promise<Retrieved | PayResult>
  /** Shows the bank's page of an `action` result in an element. */
  mountChallenge(host: Element, url: string): MountedFrame
  /** Shows the gateway's own payment page (the payment's `hosted_url`) in an element: the whole form, for a shop that has none of its own. */
  mountHosted(host: Element, url: string): MountedFrame
  /** Called when the bank's or the hosted page is finished, with the payment's id. Retrieve then: the message itself proves nothing. The answer stops watching. */
  watchReturn(handler: (paymentId: string) => void): () => void
  /** Takes all fields away. */
  destroy(): void
}
