// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { fromCardUnits, type OrgId } from '@sojourn/kernel'
import { z } from 'zod'
import { type Answer, answer, invalid, missing } from '../http/answer.ts'
import { anything, minorUnits } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { type ChargeId, type Payment, shapeCharge } from '../modules/payments/index.ts'
import { captureProblem } from './amount-rules.ts'
import { refusalAnswer } from './payment-answers.ts'
import { isPaymentId, type PaymentRoutesDeps } from './payment-routes.ts'
import { presentIntent } from './present-payments.ts'

const statement = { statement_descriptor: anything, statement_descriptor_suffix: anything }

/** Taking what is held on a card, or a part of it: by its payment, and by its charge as clients of older versions do. */
export function captureRoutes(deps: PaymentRoutesDeps): SecretRoute[] {
  const { payments, secrets } = deps

  async function capture(
    merchantId: OrgId,
    payment: Payment,
    units: number | undefined,
    requestKey: string | null,
    present: (payment: Payment) => Promise<Answer>,
  ): Promise<Answer> {
    const amount = units === undefined ? null : fromCardUnits(units, payment.amount.currency)
    const wrong = amount && captureProblem(amount)
    if (wrong) return wrong
    const captured = await payments.capture({ merchantId, paymentId: payment.id, amountMinor: amount?.minor ?? null, requestKey })
    if (!captured.ok) return refusalAnswer(captured.refusal, secrets)
    return captured.value.status === 'canceled' ? tooLate(await presentIntent(deps, await payments.withTries(captured.value))) : present(captured.value)
  }

  const ofPayment = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    params: z.strictObject({
      ...statement,
      amount_to_capture: minorUnits.optional(),
      final_capture: z.union([z.literal(true), z.literal('true')]).optional(),
      metadata: anything,
    }),
    async run({ merchant, input, id, requestKey }) {
      const payment = isPaymentId(id) ? await payments.find(merchant.id, id) : null
      if (!payment) return missing('payment_intent', 'intent')
      return capture(merchant.id, payment, input.amount_to_capture, requestKey, async (captured) =>
        answer(await presentIntent(deps, await payments.withTries(captured))),
      )
    },
  })
  const ofCharge = secretRoute({
    method: 'POST',
    path: '/v1/charges/:id/capture',
    params: z.strictObject({ ...statement, amount: minorUnits.optional(), receipt_email: anything }),
    async run({ merchant, input, id, requestKey }) {
      const charge = await payments.findCharge(merchant.id, id as ChargeId)
      const payment = charge && (await payments.find(merchant.id, charge.paymentId))
      if (payment?.kind !== 'payment' || payment.chargeId !== id) return missing('charge')
      return capture(merchant.id, payment, input.amount, requestKey, async (captured) => {
        const taken = (await payments.findCharge(merchant.id, id as ChargeId)) ?? charge
        return answer(taken ? shapeCharge(taken, captured) : {})
      })
    },
  })
  return [ofPayment, ofCharge]
}

const tooLate = (payment: Record<string, unknown>): Answer =>
  invalid('The authorisation of this card is over, so nothing was taken. The payment is cancelled; open a new one.', {
    code: 'charge_expired_for_capture',
    payment_intent: payment,
  })
