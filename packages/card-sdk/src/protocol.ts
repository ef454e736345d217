/** One of the three fields, each a frame of the gateway's own origin. */
export type FieldKind = 'number' | 'expiry' | 'code'

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown'

/** The look of a field: CSS values, each checked again inside the frame. What is missing keeps the frame's own. */
export interface FieldTheme {
  /** Light or dark: form controls and the frame's ground follow it. */
  readonly scheme?: 'light' | 'dark'
  readonly ink?: string
  /** Placeholder and quiet text. */
  readonly muted?: string
  /** The ground of the field. */
  readonly sheet?: string
  /** The edge of the field at rest. */
  readonly edge?: string
  /** The edge of a field that is in error. */
  readonly stop?: string
  readonly radius?: string
  readonly font?: string
  /** The direction of the page's script. Digits run left to right in both. */
  readonly direction?: 'ltr' | 'rtl'
}

export interface FieldError {
  readonly code: string
  readonly message: string
}

/** What a shop may know of a field: never its content. */
export interface FieldState {
  readonly empty: boolean
  readonly complete: boolean
  readonly error: FieldError | null
  /** Only from the number. */
  readonly brand?: CardBrand
}

/** A payment as its payer's browser sees it. `amount` in minor units; `currency` in capitals. */
export interface BrowserPayment {
  readonly id: string
  readonly object: 'payment'
  readonly status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled'
  readonly amount: number
  readonly currency: string
  readonly action_url: string | null
  readonly error: { readonly code: string; readonly decline_code: string | null; readonly message: string } | null
}

/**
 * How a try to pay ended. `action`: show `url` in a frame, then retrieve. `invalid`: a field is not right, nothing was sent. `unknown`: no answer
 * came; ask, never pay again. `error`: the shop used the SDK before it was ready.
 */
export type PayResult =
  | { readonly status: 'succeeded'; readonly paymentId: string }
  | { readonly status: 'action'; readonly paymentId: string; readonly url: string }
  | { readonly status: 'processing'; readonly paymentId: string }
  | { readonly status: 'declined'; readonly paymentId: string; readonly code: string; readonly declineCode: string | null; readonly message: string }
  | { readonly status: 'invalid'; readonly message: string; readonly fields: readonly { readonly kind: FieldKind; readonly error: FieldError }[] }
  | { readonly status: 'unknown'; readonly message: string }
  | { readonly status: 'error'; readonly code: string; readonly message: string }

/** The first and only window message to a frame; all else goes through the port that comes with it. */
export interface ConnectMessage {
  readonly type: 'sojourn:connect'
  readonly group: string
  readonly theme: FieldTheme
}

export type ToField =
  | { readonly type: 'theme'; readonly theme: FieldTheme }
  | { readonly type: 'focus' }
  | { readonly type: 'clear' }
  | {
      readonly type: 'pay'
      readonly call: number
      readonly paymentId: string
      readonly clientSecret: string
      readonly name: string | null
      readonly save: boolean
      /** Null where the payer gave none. */
      readonly nickName: string | null
    }

export type FromField =
  | { readonly type: 'ready'; readonly whole: boolean }
  | { readonly type: 'change'; readonly state: FieldState }
  | { readonly type: 'focus' }
  | { readonly type: 'blur' }
  | { readonly type: 'submit' }
  | { readonly type: 'paid'; readonly call: number; readonly result: PayResult }

/** Posted by the gateway's return page when 3-D Secure is over, and by its hosted page when there is nothing more to do on it. A hint to retrieve, never a truth. */
export interface ReturnMessage {
  readonly type: 'sojourn:3ds-return'
  readonly payment: string
}
