import type { CardFacts } from '../../modules/payments/index.ts'
import type { Line } from './line.ts'

/** What may be shown of a card that Stripe stores; null where it has none with that token, or returns nothing. */
export async function describeCard(line: Line, token: string): Promise<CardFacts | null> {
  try {
    const { card, billing_details } = await (await line.client()).paymentMethods.retrieve(token)
    if (!card) return null
    const { brand, last4, exp_month, exp_year, fingerprint, funding, country } = card
    const facts = { brand, last4, expMonth: exp_month, expYear: exp_year, fingerprint: fingerprint ?? '' }
    return { ...facts, funding, country, holder: billing_details.name }
  } catch (error) {
    line.troubleOf('describe', error)
    return null
  }
}
