import { checkoutPage, PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { currentLanguage } from '@sojourn/i18n'
import { useCallback, useRef, useState } from 'react'
import type { CheckoutData } from '../../../features/checkout/index.ts'
import { claimForPayment } from '../../../lib/outside-script.ts'
import { useShell } from '../../../lib/shell.ts'
import { type Answer, fetchCheckout, openCheckout } from '../memberships-api.ts'

/** The state of the selected plan's payment before it is paid. */
export type PlanCheckout =
  | { readonly step: 'none' }
  | { readonly step: 'opening'; readonly planId: string }
  | { readonly step: 'open'; readonly planId: string; readonly checkout: CheckoutData }
  | { readonly step: 'refused'; readonly planId: string; readonly message: string; readonly isFinal: boolean }

/** As long as the membership is what it is, the plan is refused again. */
const FINAL: readonly (string | undefined)[] = ['already_member', 'switch_at_end']

/** The checkouts this browser has opened, by person, plan, currency and language: opened again, the dialog goes on where it was, an unpaid booking included. */
const opened = new Map<string, string>()

/** Opens the checkout of a plan when it is selected, and the same again when one comes back to it. `onSignedOut`: the session is over. */
export function usePlanCheckout(onSignedOut: () => void) {
  const { user, currency } = useShell()
  const userId = user?.user_id ?? ''
  const [state, setState] = useState<PlanCheckout>({ step: 'none' })
  const last = useRef(0)
  const select = useCallback(
    async (planId: string) => {
      last.current += 1
      const turn = last.current
      setState({ step: 'opening', planId })
      const answer = await checkoutOf([userId, planId, currency, currentLanguage()].join(' '), planId)
      // Another plan was selected meanwhile.
      if (turn !== last.current) return
      if (answer.ok) {
        if (claimForPayment()) return setState({ step: 'open', planId, checkout: answer.data })
        return location.assign(checkoutPage(PRODUCT_PAGES.SUB, answer.data.checkoutId))
      }
      if (answer.status === 401) return onSignedOut()
      setState({ step: 'refused', planId, message: answer.message, isFinal: FINAL.includes(answer.code) })
    },
    [userId, currency, onSignedOut],
  )
  return { state, select }
}

async function checkoutOf(key: string, planId: string): Promise<Answer<CheckoutData>> {
  const known = opened.get(key)
  if (known !== undefined) {
    const found = await fetchCheckout(known)
    if (!found.ok && found.code !== 'not_found') return found
    if (found.ok && (found.data.state === 'open' || found.data.state === 'booked')) return found
  }
  const fresh = await openCheckout(planId)
  if (!fresh.ok) return fresh
  opened.set(key, fresh.data.checkoutId)
  return fetchCheckout(fresh.data.checkoutId)
}
