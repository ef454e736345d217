// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { accept, fromCardUnits, type OrgId, type Outcome, refuse } from '@sojourn/kernel'
import { z } from 'zod'
import { type Answer, answer, invalid, missing } from '../http/answer.ts'
import { changeMetadata, currency, flag, id, minorUnits } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { shapeCharge, type Tried } from '../modules/payments/index.ts'
import { nameMethod } from './add-method.ts'
import { amountProblem } from './amount-rules.ts'
import { confirmedAnswer, refusalAnswer } from './payment-answers.ts'
import { extrasOf, notes } from './payment-params.ts'
import type { PaymentRoutesDeps } from './payment-routes.ts'

const createParams = z.strictObject({
  ...notes,
  amount: minorUnits,
  currency,
  capture: flag.default(true),
  customer: id.optional(),
  /** A token or a card on file. */
  source: id.optional(),
})
type CreateRequest = z.output<typeof createParams>

/**
 * `POST /v1/charges`, as clients from before payment intents charge a card: in one call, with the payer elsewhere. It is a payment like any other, opened and
 * confirmed at once; a card that wants its holder is declined with `authentication_required`.
 */
export function chargeCreateRoute(deps: PaymentRoutesDeps): SecretRoute {
  const { payments, vault, secrets } = deps
  return secretRoute({
    method: 'POST',
    path: '/v1/charges',
    params: createParams,
    async run({ merchant, input, requestKey }) {
      const amount = fromCardUnits(input.amount, input.currency)
      const wrong = amountProblem(amount)
      if (wrong) return wrong
      // Run again after a crash: the first run has tried its card, which may be spent by now, and is not tried twice.
      const tried = await payments.findTried(merchant.id, requestKey)
      if (tried) return present(deps, await payments.withTries(tried))
      if (input.customer && !(await vault.findCustomer(merchant.id, input.customer))) return missing('customer', 'customer')
      const method = await methodOf(deps, merchant.id, input)
      if (!method.ok) return method.refusal.code === 'no_card_named' ? NO_CARD : refusalAnswer(method.refusal, secrets)
      const made = await payments.create({
        merchantId: merchant.id,
        amount,
        captureMethod: input.capture ? 'automatic' : 'manual',
        confirmationMethod: 'automatic',
        orderId: null,
        customerId: input.customer ?? null,
        methodId: method.value,
        usage: null,
        description: input.description ?? null,
        metadata: changeMetadata({}, input.metadata),
        extras: extrasOf(input),
        returnUrl: null,
        requestKey,
        reopens: true,
      })
      if (!made.ok) return refusalAnswer(made.refusal, secrets)
      const request = { merchantId: merchant.id, paymentId: made.value.payment.id, tender: { kind: 'named' } as const, returnOrigin: null, returnUrl: null }
      const paid = await payments.confirm({ ...request, offSession: true, byServer: true, usage: null })
      return paid.ok ? present(deps, paid.value) : refusalAnswer(paid.refusal, secrets)
    },
  })
}

const NO_CARD = invalid('Must provide source or customer.', { code: 'parameter_missing', param: 'source' })

/** The card that is named or, for a customer, the one their payments are taken from. */
async function methodOf(deps: PaymentRoutesDeps, merchantId: OrgId, { source, customer }: CreateRequest): Promise<Outcome<string>> {
  if (source === undefined) {
    const saved = customer === undefined ? null : ((await deps.vault.findCustomer(merchantId, customer))?.defaultMethodId ?? null)
    return saved === null ? refuse('no_card_named') : accept(saved)
  }
  const isToken = source.startsWith('tok_')
  const card = { type: 'card', metadata: {}, card: { token: source } } as const
  const named = await nameMethod(deps, merchantId, isToken ? { payment_method_data: card } : { payment_method: source })
  if (!named.ok) return named
  return named.value === null ? refuse('no_card_named') : accept(named.value)
}

/** The charge where its card was taken, else the same 402 that a payment answers. */
async function present(deps: PaymentRoutesDeps, tried: Tried): Promise<Answer> {
  const { payment, charges } = tried
  const charge = charges.find(({ id }) => id === payment.chargeId)
  if (!charge || payment.failure) return confirmedAnswer(deps, tried)
  return answer(shapeCharge(charge, payment))
}
