import { type DataOf, getPaymentSettings, resetPaymentSettings, savePaymentSettings } from '@sojourn/contracts'
import { accept, type Outcome } from '@sojourn/kernel'
import { type Route, signedInRoute } from '../../http/index.ts'
import { type Organisation, paymentsOf } from './domain/organisation.ts'
import { changeOwn, type OperatorHttpDeps, readOwn } from './own-organisation.ts'

const SAVED = 'payment_settings_saved'

/** How an organisation is paid, for its operators. */
export const paymentSettingsHttp = (deps: OperatorHttpDeps): Route[] => [
  signedInRoute(getPaymentSettings, async (_body, caller) => dataOf(await readOwn(deps, caller))),
  signedInRoute(savePaymentSettings, async ({ gateway, popup, forced, guarantee, markup_now: markupNow, pricing_rule: pricingRule, reason }, caller) => {
    const payments = { gateway, popup, forced, guarantee, markupNow, pricingRule }
    return dataOf(await changeOwn(deps, caller, { to: (settings) => ({ ...settings, payments }), kind: SAVED, reason }))
  }),
  signedInRoute(resetPaymentSettings, async ({ reason }, caller) =>
    dataOf(await changeOwn(deps, caller, { to: ({ payments: _, ...settings }) => settings, kind: SAVED, reason })),
  ),
]

function dataOf(organisation: Outcome<Organisation>): Outcome<DataOf<typeof getPaymentSettings>> {
  if (!organisation.ok) return organisation
  const { orgId, settings } = organisation.value
  const { gateway, popup, forced, guarantee, markupNow, pricingRule, chosenBy } = paymentsOf(settings)
  return accept({ org_id: orgId, gateway, popup, forced, guarantee, markup_now: markupNow, pricing_rule: pricingRule, chosen_by: chosenBy })
}
