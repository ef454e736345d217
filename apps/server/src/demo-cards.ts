import type { Gateway } from '@sojourn/gateway'
import type { Clock } from '@sojourn/kernel'

/** Published test numbers; the first one is the default. They go to the gateway alone. */
const NUMBERS = ['4242424242424242', '5555555555554444'] as const
const YEARS_LEFT = 4

/** Puts the saved cards of the demo member into a customer's vault and answers the default one. */
export async function putDemoCards({ seed }: Pick<Gateway, 'seed'>, merchantId: string, customerId: string, clock: Clock): Promise<string> {
  const expYear = new Date(clock.nowMs()).getUTCFullYear() + YEARS_LEFT
  const ids: string[] = []
  for (const number of NUMBERS) ids.push(await seed.savedCard({ merchantId, customerId, number, expMonth: 8, expYear, name: 'Nora Albright' }))
  return ids[0]!
}
