import { type AskDeps, askGateway, type Retrieved } from './ask-gateway.ts'
import { challengeFrame } from './challenge-frame.ts'
import { type Field, type FieldEvents, type MountedField, mountField } from './mount-field.ts'
import type { FieldKind, FieldTheme, PayResult, ReturnMessage } from './protocol.ts'

export interface CardSdkOptions {
  /** The gateway's address; its origin is the only one the SDK ever talks to. */
  readonly gatewayUrl: string
  /** Names the merchant, opens nothing. */
  readonly publishableKey: string
}

/** What the shop's server got when it opened the payment. */
export interface PaymentInfo {
  readonly paymentId: string
  readonly clientSecret: string
}

export interface PayWishes {
  /** Name on card. */
  readonly name?: string
  /** Keep the card for the payment's customer. */
  readonly save?: boolean
}

type Handler<Name extends keyof FieldEvents> = (event: FieldEvents[Name]) => void

/** Cards without card numbers: the shop mounts frames of the gateway's origin and hears only what became of the payment. */
export interface CardSdk {
  /** Names the payment to be paid. Call it again for the next one. */
  init(payment: PaymentInfo): void
  /** Another payment, or a fresh secret, for the fields already mounted. */
  updatePayment(payment: Partial<PaymentInfo>): void
  /** Puts a field into an element of the page, which gives it its place: the frame is as wide as the element and 48 px high. */
  mount(kind: FieldKind, host: Element, options?: { theme?: FieldTheme }): MountedField
  /** Listens; the answer stops listening. */
  on<Name extends keyof FieldEvents>(event: Name, handler: Handler<Name>): () => void
  /** Pays with what stands in the fields. Never throws. A second call while one runs answers with the same result. */
  pay(wishes?: PayWishes): Promise<PayResult>
  /** Pays with a kept card of the payment's customer. */
  payWithSaved(paymentMethodId: string): Promise<PayResult>
  /** Keeps the card of the fields. The payment is one opened to set a card up; where it has an amount, that is paid as well. */
  saveCard(wishes?: Omit<PayWishes, 'save'>): Promise<PayResult>
  /** Where the payment stands at the gateway: the truth after 3-D Secure, after silence, after a reload. */
  retrieve(): Promise<Retrieved | PayResult>
  /** Shows the bank's page of an `action` result in an element. The answer takes it away. */
  mountChallenge(host: Element, url: string): { readonly frame: HTMLIFrameElement; unmount(): void }
  /** Told when the bank's page is over, with the payment's id. Retrieve then: the message itself proves nothing. The answer stops watching. */
  watchReturn(handler: (paymentId: string) => void): () => void
  /** Takes all fields away. */
  destroy(): void
}

const NOT_INITIALISED: PayResult = { status: 'error', code: 'not_initialised', message: 'The payment form is not ready yet. Please try again.' }
const NO_FIELDS: PayResult = { status: 'error', code: 'fields_missing', message: 'The card fields are not ready yet. Please try again.' }

export function createCardSdk({ gatewayUrl, publishableKey }: CardSdkOptions): CardSdk {
  const gatewayOrigin = new URL(gatewayUrl).origin
  const ask: AskDeps = { gatewayOrigin, publishableKey }
  const group = crypto.randomUUID()
  const fields = new Map<FieldKind, Field>()
  const handlers = new Map<keyof FieldEvents, Set<(event: never) => void>>()
  let payment: PaymentInfo | null = null
  let paying: Promise<PayResult> | null = null

  /** A mistake of the page, not of the person on it: the console hears of it, the screen stays. */
  const complain = (result: PayResult): PayResult => {
    console.error(`Card SDK: ${result.status === 'error' ? result.code : result.status}`)
    return result
  }
  const tell = <Name extends keyof FieldEvents>(name: Name, event: FieldEvents[Name]): void => {
    for (const handler of handlers.get(name) ?? []) (handler as Handler<Name>)(event)
  }
  const once = (work: () => Promise<PayResult>): Promise<PayResult> => {
    paying ??= work().finally(() => {
      paying = null
    })
    return paying
  }
  const pay = ({ name, save }: PayWishes): Promise<PayResult> => {
    const number = fields.get('number')
    if (!payment) return Promise.resolve(complain(NOT_INITIALISED))
    if (!number?.isReady()) return Promise.resolve(complain(NO_FIELDS))
    const { paymentId, clientSecret } = payment
    return once(() => number.pay({ paymentId, clientSecret, name: name?.trim() || null, save: save ?? false }))
  }

  return {
    init(next) {
      payment = next
    },
    updatePayment(change) {
      if (payment) payment = { ...payment, ...change }
      else complain(NOT_INITIALISED)
    },
    mount(kind, host, { theme = {} } = {}) {
      fields.get(kind)?.unmount()
      const field = mountField({ ...ask, group, tell }, kind, host, theme)
      fields.set(kind, field)
      return field
    },
    on(event, handler) {
      const all = handlers.get(event) ?? new Set()
      handlers.set(event, all.add(handler))
      return () => void all.delete(handler)
    },
    pay: (wishes = {}) => pay(wishes),
    saveCard: (wishes = {}) => pay({ ...wishes, save: true }),
    async payWithSaved(paymentMethodId) {
      if (!payment) return complain(NOT_INITIALISED)
      const { paymentId, clientSecret } = payment
      const body = { client_secret: clientSecret, payment_method: paymentMethodId }
      return once(async () => resultOf(await askGateway(ask, `/v1/payments/${encodeURIComponent(paymentId)}/confirm`, body), paymentId))
    },
    async retrieve() {
      if (!payment) return complain(NOT_INITIALISED)
      const { paymentId, clientSecret } = payment
      return askGateway(ask, `/v1/payments/${encodeURIComponent(paymentId)}?client_secret=${encodeURIComponent(clientSecret)}`)
    },
    mountChallenge(host, url) {
      const frame = challengeFrame(host.ownerDocument, gatewayOrigin, url)
      host.append(frame)
      return { frame, unmount: () => frame.remove() }
    },
    watchReturn(handler) {
      const hear = (event: MessageEvent<ReturnMessage>): void => {
        if (event.origin !== gatewayOrigin || event.data?.type !== 'sojourn:3ds-return') return
        if (payment && event.data.payment === payment.paymentId) handler(payment.paymentId)
      }
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    },
    destroy() {
      for (const field of fields.values()) field.unmount()
      fields.clear()
      handlers.clear()
    },
  }
}

const resultOf = (told: Retrieved | PayResult, paymentId: string): PayResult => {
  if ('result' in told) return told.result
  return told.status === 'declined' ? { ...told, paymentId } : told
}
