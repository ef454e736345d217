/** What the shop's server got when it opened a payment or a setup. */
export interface PaymentInfo {
  /** Default: the id that the secret begins with. */
  readonly paymentId?: string
  readonly clientSecret: string
}

/** A payment token as the shop's API answers it; all but the secret is the shop's own business. */
export interface PaymentToken {
  readonly client_secret: string | null
}

export type PayableInfo = PaymentInfo | PaymentToken

export interface Payable {
  readonly paymentId: string
  readonly clientSecret: string
}

const SECRET = /^((?:pi|seti)_\w+?)_secret_/

/** Reads what `init` was given, over what there was; null where it names no payment or setup. */
export function readPayable(info: Partial<PaymentInfo & PaymentToken>, before: Payable | null = null): Payable | null {
  const fresh = info.clientSecret ?? info.client_secret ?? ''
  const clientSecret = fresh || before?.clientSecret
  const paymentId = info.paymentId ?? SECRET.exec(fresh)?.[1] ?? before?.paymentId
  return clientSecret && paymentId ? { paymentId, clientSecret } : null
}
