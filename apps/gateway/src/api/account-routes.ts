import { type Money, toCardUnits } from '@sojourn/kernel'
import { z } from 'zod'
import type { Merchant } from '../config.ts'
import { answer } from '../http/answer.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import type { Disputes } from '../modules/disputes/index.ts'
import type { Payments } from '../modules/payments/index.ts'

const nothing = z.strictObject({})

/** What clients ask when they start: whose key this is, and what was taken. Nothing is ever paid out, so all of it is available. */
export function accountRoutes({ payments, disputes }: { payments: Payments; disputes: Disputes }): SecretRoute[] {
  const account = secretRoute({ method: 'GET', path: '/v1/account', params: nothing, run: async ({ merchant }) => answer(shapeAccount(merchant)) })
  const balance = secretRoute({
    method: 'GET',
    path: '/v1/balance',
    params: nothing,
    async run({ merchant }) {
      const [taken, withdrawn] = await Promise.all([payments.balance(merchant.id), disputes.withdrawn(merchant.id)])
      const left = taken.map(({ minor, currency }) => ({ currency, minor: minor - (withdrawn.find((one) => one.currency === currency)?.minor ?? 0) }))
      return answer({
        object: 'balance',
        available: left.map(shapeAmount),
        livemode: false,
        pending: left.map(({ currency }) => shapeAmount({ minor: 0, currency })),
      })
    },
  })
  return [account, balance]
}

const shapeAmount = (amount: Money) => ({
  amount: toCardUnits(amount),
  currency: amount.currency.toLowerCase(),
  source_types: { card: toCardUnits(amount) },
})

const shapeAccount = (merchant: Merchant): Record<string, unknown> => ({
  id: `acct_${merchant.id.replace(/^mer_/, '')}`,
  object: 'account',
  business_profile: { name: merchant.name, mcc: null, product_description: null, support_email: null, support_phone: null, support_url: null, url: null },
  business_type: 'company',
  capabilities: { card_payments: 'active' },
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  email: null,
  external_accounts: { object: 'list', data: [], has_more: false, url: '/v1/account/external_accounts' },
  metadata: {},
  payouts_enabled: false,
  settings: {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: { statement_descriptor_prefix: null, statement_descriptor_prefix_kana: null, statement_descriptor_prefix_kanji: null },
    dashboard: { display_name: merchant.name, timezone: 'Etc/UTC' },
    payments: { statement_descriptor: null, statement_descriptor_kana: null, statement_descriptor_kanji: null },
  },
  type: 'standard',
})
