import type { Payment } from '../domain/payment.ts'
import { shapePayment } from './payment-shape.ts'
import { shapeSetup } from './setup-shape.ts'

/** A payment or a setup, each in its own shape. */
export const shapeIntent = (payment: Payment, clientSecret: string | null = null): Record<string, unknown> =>
  payment.kind === 'setup' ? shapeSetup(payment, clientSecret) : shapePayment(payment, clientSecret)
