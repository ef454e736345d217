import type { Customer, Method } from './domain/method.ts'

export const shapeMethod = (method: Method): Record<string, unknown> => ({
  id: method.id,
  object: 'payment_method',
  billing_details: { address: null, email: null, name: method.holder, phone: null },
  card: { brand: method.brand, exp_month: method.expMonth, exp_year: method.expYear, fingerprint: method.fingerprint, last4: method.last4 },
  created: Math.floor(method.createdAtMs / 1000),
  customer: method.customerId,
  livemode: false,
  metadata: {},
  type: 'card',
})

export const shapeCustomer = (customer: Customer): Record<string, unknown> => ({
  id: customer.id,
  object: 'customer',
  created: Math.floor(customer.createdAtMs / 1000),
  email: customer.email,
  invoice_settings: { default_payment_method: customer.defaultMethodId },
  livemode: false,
  metadata: customer.metadata,
  name: customer.name,
})
