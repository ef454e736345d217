import { type ComponentType, lazy } from 'react'

/** Where a part cannot be fetched the checkout goes on without it. */
const orNothing = <P>(part: Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> =>
  part.then(
    (Part) => ({ default: Part }),
    () => ({ default: () => null }),
  )

// An agent's parts, and that of a booking that was not paid: hardly a checkout has them.
export const SalePlace = lazy(() => orNothing(import('../shell/sale-place.tsx').then((late) => late.SalePlace)))
export const PayLinkPlace = lazy(() => orNothing(import('../shell/pay-link-place.tsx').then((late) => late.PayLinkPlace)))
export const UnpaidNote = lazy(() => orNothing(import('./unpaid-note.tsx').then((late) => late.UnpaidNote)))
