import type { PriceLine } from '@sojourn/contracts'

/** Whether a credit line pays what a card would: it is confirmed, and not paid yet. */
export const isInvoiced = (lines: readonly PriceLine[]): boolean => lines.some(({ kind }) => kind === 'invoice')
