import type { RemoteSupplier } from '../products/product.ts'

/** How long after an order was sent a supplier that knows of none is believed: what was sent may still be on its way. */
export const graceMs = ({ timeoutMs }: RemoteSupplier): number => 2 * timeoutMs

/** How often a supplier is asked that has been silent for longer than its product allows. */
export const SLOW_MS = 60_000

/** Alarms, one of each for a booking: no word about an order; no word about a cancellation, or a refusal of it. */
export const SILENT = 'supplier_silent'
export const NOT_CANCELLED = 'order_not_cancelled'
