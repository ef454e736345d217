// nothing here is translated: brands of cards are names
import type { CardToken } from './data/method-store.ts'
import type { Customer } from './domain/customer.ts'
import { type Address, type Method, REPLACED_BY } from './domain/method.ts'

const seconds = (ms: number): number => Math.floor(ms / 1000)

const NOWHERE: Address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

/** The results of the bank's checks: none before the card is saved or has paid. */
const checked = (method: Method, given: boolean): string | null => (given ? (method.customerId || method.usedAtMs !== null ? 'pass' : 'unchecked') : null)

/** A method as Stripe's clients read it. */
export const shapeMethod = (method: Method): Record<string, unknown> => ({
  id: method.id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: { ...method.billing, address: method.billing.address ?? NOWHERE },
  card: {
    brand: method.brand,
    checks: {
      address_line1_check: checked(method, method.billing.address?.line1 != null),
      address_postal_code_check: checked(method, method.billing.address?.postal_code != null),
      cvc_check: checked(method, method.coded),
    },
    country: method.country,
    display_brand: method.brand,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    fingerprint: method.fingerprint,
    funding: method.funding,
    generated_from: null,
    last4: method.last4,
    networks: { available: [method.brand], preferred: null },
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: seconds(method.createdAtMs),
  customer: method.detachedAtMs === null ? method.customerId : null,
  livemode: false,
  metadata: method.replacedBy === null ? method.metadata : { ...method.metadata, [REPLACED_BY]: method.replacedBy },
  type: 'card',
})

export const shapeCustomer = (customer: Customer): Record<string, unknown> =>
  customer.deletedAtMs === null
    ? {
        id: customer.id,
        object: 'customer',
        address: customer.address,
        balance: 0,
        created: seconds(customer.createdAtMs),
        currency: null,
        default_source: null,
        delinquent: false,
        description: customer.description,
        discount: null,
        email: customer.email,
        invoice_prefix: null,
        invoice_settings: { custom_fields: null, default_payment_method: customer.defaultMethodId, footer: null, rendering_options: null },
        livemode: false,
        metadata: customer.metadata,
        name: customer.name,
        next_invoice_sequence: 1,
        phone: customer.phone,
        preferred_locales: customer.preferredLocales,
        shipping: customer.shipping,
        tax_exempt: 'none',
        test_clock: null,
      }
    : { id: customer.id, object: 'customer', deleted: true }

const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** A token as Stripe's clients read it: the card inside in the older words. */
export const shapeToken = ({ token, method }: { token: CardToken; method: Method }): Record<string, unknown> => ({
  id: token.id,
  object: 'token',
  card: {
    id: method.id.replace('pm_', 'card_'),
    object: 'card',
    address_city: method.billing.address?.city ?? null,
    address_country: method.billing.address?.country ?? null,
    address_line1: method.billing.address?.line1 ?? null,
    address_line1_check: checked(method, method.billing.address?.line1 != null),
    address_line2: method.billing.address?.line2 ?? null,
    address_state: method.billing.address?.state ?? null,
    address_zip: method.billing.address?.postal_code ?? null,
    address_zip_check: checked(method, method.billing.address?.postal_code != null),
    brand: BRAND_NAMES[method.brand] ?? 'Unknown',
    country: method.country,
    cvc_check: checked(method, method.coded),
    dynamic_last4: null,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    fingerprint: method.fingerprint,
    funding: method.funding,
    last4: method.last4,
    metadata: {},
    name: method.billing.name,
    tokenization_method: null,
  },
  client_ip: null,
  created: seconds(token.createdAtMs),
  livemode: false,
  type: 'card',
  used: token.usedAtMs !== null,
})
