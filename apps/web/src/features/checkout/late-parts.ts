import { lazy } from 'react'

// Hardly a checkout shows them: their code comes with them alone. A server draws them whole.
export const Companions = lazy(() => import('./companions-part.tsx').then(({ Companions }) => ({ default: Companions })))
export const CheckoutEnded = lazy(() => import('./checkout-ended.tsx').then(({ CheckoutEnded }) => ({ default: CheckoutEnded })))
