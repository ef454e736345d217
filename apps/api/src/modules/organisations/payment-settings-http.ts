import { getPaymentSettings, savePaymentSettings } from '@sojourn/contracts'
import { accept, invariant, type OrgId, refuse } from '@sojourn/kernel'
import { type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { type Organisation, paymentsOf } from './domain/organisation.ts'

const OPERATOR = 1

export interface PaymentSettingsHttpDeps {
  find(orgId: OrgId): Promise<Organisation | null>
  /** Saved in one transaction, with the record of who did it and why. */
  save(organisation: Organisation, caller: SignedInCaller, reason: string | undefined): Promise<void>
}

/** How an organisation is paid, for its operators. The door has seen to it that a body names no other organisation. */
export function paymentSettingsHttp({ find, save }: PaymentSettingsHttpDeps): Route[] {
  const own = async ({ orgId, user }: SignedInCaller): Promise<Organisation | null> => {
    if (user.usrType !== OPERATOR) return null
    const organisation = await find(orgId)
    invariant(organisation, `the door found the organisation ${orgId} a moment ago`)
    return organisation
  }
  return [
    signedInRoute(getPaymentSettings, async (_body, caller) => {
      const organisation = await own(caller)
      return organisation ? accept(onTheWire(organisation)) : refuse('not_allowed')
    }),
    signedInRoute(savePaymentSettings, async ({ gateway, popup, forced, guarantee, markup_now: markupNow, reason }, caller) => {
      const organisation = await own(caller)
      if (!organisation) return refuse('not_allowed')
      const saved = { ...organisation, settings: { ...organisation.settings, payments: { gateway, popup, forced, guarantee, markupNow } } }
      await save(saved, caller, reason)
      return accept(onTheWire(saved))
    }),
  ]
}

function onTheWire({ orgId, settings }: Organisation) {
  const { gateway, popup, forced, guarantee, markupNow, chosenBy } = paymentsOf(settings)
  return { org_id: orgId, gateway, popup, forced, guarantee, markup_now: markupNow, chosen_by: chosenBy }
}
