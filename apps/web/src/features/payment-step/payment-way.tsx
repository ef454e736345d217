import type { Send } from './attempt.ts'
import { PaymentSurfaces, type SurfacesProps } from './payment-surfaces.tsx'
import { useGoing } from './use-going.ts'
import { useSettling } from './use-settling.ts'

/** Moves a payment on by itself, and shows what has to be shown of it. */
export function PaymentWay({ send, ...surfaces }: SurfacesProps & { readonly send: Send }) {
  useSettling(surfaces.attempt, send)
  useGoing(surfaces.attempt, send)
  return <PaymentSurfaces {...surfaces} />
}
