import { SAVED_PRODUCT_TYPES } from '@sojourn/contracts/trip-products'
import type { Saving } from './saving.ts'

/** Why something cannot be put into a trip: for engineers, on the console alone (B8.2). Nothing throws, and the person reads what the page says. */
export function conditionsOf(saving: Saving, isSignedIn: boolean): string[] {
  const conditions: string[] = []
  // not translated: for the console
  if (!isSignedIn) conditions.push('user not logged in')
  if (!saving.from || !saving.to) conditions.push('missing dates: no dates available')
  if (saving.kind === 'booking') return conditions
  // not translated: for the console
  if (!SAVED_PRODUCT_TYPES.has(saving.product)) conditions.push(`unsupported product type: ${saving.product}`)
  // not translated: for the console
  if (!saving.title || !saving.place || !saving.href || Object.keys(saving.details).length === 0) conditions.push('missing product data for the trip')
  return conditions
}

export function warnOf(conditions: readonly string[]): void {
  // not translated: for the console
  for (const condition of conditions) console.warn(`Add to trip: ${condition}`)
}
