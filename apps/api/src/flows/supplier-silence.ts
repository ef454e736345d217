import type { RemoteSupplier } from '../sale/product.ts'

/** How long after sending an order a supplier's "no such order" counts: before that the order may still arrive. */
export const graceMs = ({ timeoutMs }: RemoteSupplier): number => 2 * timeoutMs

/** How often a supplier is asked that has not answered for longer than its product allows. */
export const SLOW_MS = 60_000

/** Alarms, one of each for a booking: no word about an order; no word about a cancellation, or a refusal of it. */
export const SILENT = 'supplier_silent'
export const NOT_CANCELLED = 'order_not_cancelled'
