import type Stripe from 'stripe'
import type { ProviderAnswer, ProviderCharge } from '../../modules/payments/index.ts'
import { cancelCharge } from './cancel-charge.ts'
import { declinedBy } from './intents.ts'
import { intentsFor, type Line, UNKNOWN } from './line.ts'

/** Opens an intent, stores its id, sends the card. What Stripe refused is cancelled there, so that it cannot succeed later. */
export async function confirmCharge(line: Line, charge: ProviderCharge): Promise<ProviderAnswer> {
  try {
    const stripe = await line.client()
    const id = await line.open(charge)
    if (!id) return cancelCharge(line, charge)
    const customer = await customerOf(stripe, charge)
    if (customer) await intentsFor(charge).assign(stripe, id, customer)
    return (await intentsFor(charge).confirm(stripe, id, charge)) ?? UNKNOWN
  } catch (error) {
    const trouble = line.troubleOf('confirm', error)
    if (trouble.kind === 'declined') return declinedBy(trouble)
    return trouble.kind === 'nothing_done' ? cancelCharge(line, charge) : UNKNOWN
  }
}

/** Stripe charges a card again only for the customer it was saved for. Each saved card gets one there, without a name. */
async function customerOf(stripe: Stripe, { key, card, keep }: ProviderCharge): Promise<string | null> {
  if (card.kind === 'provider') {
    const { customer } = await stripe.paymentMethods.retrieve(card.token)
    if (customer) return typeof customer === 'string' ? customer : customer.id
  }
  return keep ? (await stripe.customers.create({ metadata: { charge: key } }, { idempotencyKey: `${key}:customer` })).id : null
}
