import type { HeldUntil } from '../sale/product.ts'

/** Until when one item is held: what a supplier says itself counts where it ends before the checkout would, or after what it was asked for. */
export const endOf = ({ untilMs, askedMs = untilMs }: { readonly untilMs: number; readonly askedMs?: number }, { untilMs: own }: HeldUntil): number =>
  own !== undefined && (own < untilMs || own > askedMs) ? own : untilMs
