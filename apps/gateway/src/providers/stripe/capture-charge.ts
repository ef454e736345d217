import { isChargeable, toCardUnits } from '@sojourn/kernel'
import type { ProviderAnswer, ProviderCapture } from '../../modules/payments/index.ts'
import { type Line, UNKNOWN } from './line.ts'
import { captureIntent } from './payment-intents.ts'

/** Takes an authorised charge or a part of it. Where Stripe would not, the answer is what the charge is: still held, over, or taken before. */
export async function captureCharge(line: Line, capture: ProviderCapture): Promise<ProviderAnswer> {
  let id: string | null = null
  try {
    id = await line.open(capture)
    if (!id) return { kind: 'canceled' }
    const amount = isChargeable(capture.captureAmount) ? toCardUnits(capture.captureAmount) : null
    if (amount === null) return line.stateOf(id, capture)
    return (await captureIntent(await line.client(), id, amount, capture.captureKey)) ?? UNKNOWN
  } catch (error) {
    if (line.troubleOf('capture', error).kind === 'unknown' || !id) return UNKNOWN
    return line.stateOf(id, capture)
  }
}
