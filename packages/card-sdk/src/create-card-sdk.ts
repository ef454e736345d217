import { type AskDeps, askGateway, type Retrieved } from './ask-gateway.ts'
import type { CardSdk, CardSdkOptions, Handler, PayRequest } from './card-sdk.ts'
import { type Field, type FieldEvents, mountField } from './mount-field.ts'
import { CHALLENGE, HOSTED, mountPage } from './page-frame.ts'
import { type Payable, readPayable } from './payable.ts'
import type { FieldKind, PayResult } from './protocol.ts'
import { watchReturn } from './watch-return.ts'

const NOT_INITIALISED: PayResult = { status: 'error', code: 'not_initialised', message: 'The payment form is not ready yet. Please try again.' }
const NO_FIELDS: PayResult = { status: 'error', code: 'fields_missing', message: 'The card fields are not ready yet. Please try again.' }

export function createCardSdk({ gatewayUrl, publishableKey }: CardSdkOptions): CardSdk {
  const gatewayOrigin = new URL(gatewayUrl).origin
  const ask: AskDeps = { gatewayOrigin, publishableKey }
  const group = crypto.randomUUID()
  const fields = new Map<FieldKind, Field>()
  const handlers = new Map<keyof FieldEvents, Set<(event: never) => void>>()
  let payment: Payable | null = null
  let paying: Promise<PayResult> | null = null

  /** A mistake of the page, not of the payer: it is logged to the console, the screen does not change. */
  const complain = (result: PayResult): PayResult => {
    console.error(`Card SDK: ${result.status === 'error' ? result.code : result.status}`)
    return result
  }
  const emit = <Name extends keyof FieldEvents>(name: Name, event: FieldEvents[Name]): void => {
    for (const handler of handlers.get(name) ?? []) (handler as Handler<Name>)(event)
  }
  const once = (work: () => Promise<PayResult>): Promise<PayResult> => {
    paying ??= work().finally(() => {
      paying = null
    })
    return paying
  }
  const pay = async ({ name, save, nickName }: PayRequest): Promise<PayResult> => {
    const number = fields.get('number')
    if (!payment) return complain(NOT_INITIALISED)
    if (!number?.isReady()) return complain(NO_FIELDS)
    const payable = payment
    return once(() => number.pay({ ...payable, name: name?.trim() || null, save: save ?? false, nickName: nickName?.trim() || null }))
  }
  const pathOf = ({ paymentId }: Payable): string => `/v1/payments/${encodeURIComponent(paymentId)}`

  return {
    init(info) {
      payment = readPayable(info)
      if (!payment) complain(NOT_INITIALISED)
    },
    updatePayment(change) {
      if (payment) payment = readPayable(change, payment)
      else complain(NOT_INITIALISED)
    },
    mount(kind, host, { theme = {} } = {}) {
      fields.get(kind)?.unmount()
      const field = mountField({ ...ask, group, emit }, kind, host, theme)
      fields.set(kind, field)
      return field
    },
    on(event, handler) {
      const all = handlers.get(event) ?? new Set()
      handlers.set(event, all.add(handler))
      return () => void all.delete(handler)
    },
    pay: (request = {}) => pay(request),
    saveCard: (request = {}) => pay({ ...request, save: true }),
    async payWithSaved(paymentMethodId) {
      if (!payment) return complain(NOT_INITIALISED)
      const payable = payment
      const body = { client_secret: payable.clientSecret, payment_method: paymentMethodId }
      return once(async () => resultOf(await askGateway(ask, `${pathOf(payable)}/confirm`, body), payable.paymentId))
    },
    async retrieve() {
      if (!payment) return complain(NOT_INITIALISED)
      return askGateway(ask, `${pathOf(payment)}?client_secret=${encodeURIComponent(payment.clientSecret)}`)
    },
    mountChallenge: (host, url) => mountPage(host, gatewayOrigin, url, CHALLENGE),
    mountHosted: (host, url) => mountPage(host, gatewayOrigin, url, HOSTED),
    // A hosted page may be shown in a page that was given its address alone: then there is no other payment to mistake it for.
    watchReturn: (handler) => watchReturn(gatewayOrigin, (paymentId) => (payment === null || payment.paymentId === paymentId) && handler(paymentId)),
    destroy() {
      for (const field of fields.values()) field.unmount()
      fields.clear()
      handlers.clear()
    },
  }
}

const resultOf = (result: Retrieved | PayResult, paymentId: string): PayResult => {
  if ('result' in result) return result.result
  return result.status === 'declined' ? { ...result, paymentId } : result
}
