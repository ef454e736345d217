import { bookingPage } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useToast } from '../../../ui/toast.tsx'
import { membershipOf } from '../membership-of.ts'
import { fetchPlans, type Plans } from '../memberships-api.ts'
import { BoughtNote } from './bought-note.tsx'
import { OpeningNote, RefusedNote } from './opening-notes.tsx'
import { PlanPayment } from './plan-payment.tsx'
import { type PlansState, PlansView } from './plans-view.tsx'
import { reloadAfterBuying } from './reload-after-buying.ts'
import { useCurrencyChange } from './use-currency-change.ts'
import { usePlanCheckout } from './use-plan-checkout.ts'

interface DialogProps {
  /** As the page knows them already; fetched where it does not. */
  readonly known?: Plans | null
  readonly onClose: () => void
}

/** The dialog of plans: choose one, pay it, and the page is reloaded as that of a member. Nothing of a choice is lost on a decline, or by closing it. */
export function PlansDialog({ known = null, onClose }: DialogProps) {
  const [state, setState] = useState<PlansState>(known ? { step: 'ready', plans: known } : { step: 'loading' })
  const [isBusy, setBusy] = useState(false)
  const [isBought, setBought] = useState(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const signedOut = useCallback(() => {
    onClose()
    void revalidate()
  }, [onClose, revalidate])
  const { state: checkout, select } = usePlanCheckout(signedOut)
  const load = useCallback(async () => {
    setState({ step: 'loading' })
    const answer = await fetchPlans()
    if (answer.ok) setState({ step: 'ready', plans: answer.data })
    else if (answer.status === 401) signedOut()
    else setState({ step: 'failed', message: answer.message })
  }, [signedOut])
  useEffect(() => {
    if (!known) void load()
  }, [known, load])
  const planId = checkout.step === 'none' ? null : checkout.planId
  const stale = useCallback(() => {
    if (planId !== null) void select(planId)
  }, [planId, select])
  const plan = state.step === 'ready' ? state.plans.plans.find(({ sub_id }) => sub_id === planId) : undefined
  const repriced = useCallback(() => {
    void load()
    stale()
  }, [load, stale])
  useCurrencyChange({
    plan: plan?.currency_code ?? null,
    checkout: checkout.step === 'open' ? checkout.checkout.price.currency : null,
    locked: isBusy || isBought,
    onChange: repriced,
  })
  const offer = checkout.step === 'open' ? membershipOf(checkout.checkout.offer) : null
  const isDebt = offer?.kind === 'debt'
  const confirmed = useCallback(() => {
    setBought(true)
    reloadAfterBuying(onClose)
    toast(
      isDebt ? say`Your payment is complete. This page will reload in a moment.` : say`Your membership is confirmed. This page will reload in a moment.`,
      5000,
    )
  }, [isDebt, onClose, toast])
  const failed = useCallback(
    (bookingId: string) => {
      onClose()
      void navigate(bookingPage(bookingId))
    },
    [onClose, navigate],
  )
  const payment = () => {
    if (isBought) return <BoughtNote isDebt={isDebt} />
    if (checkout.step === 'opening') return <OpeningNote />
    if (checkout.step === 'refused') return <RefusedNote message={checkout.message} onAgain={checkout.isFinal ? null : stale} />
    if (checkout.step !== 'open' || !offer) return null
    return (
      <PlanPayment
        key={checkout.checkout.checkoutId}
        loaded={checkout.checkout}
        offer={offer}
        planCurrency={plan?.currency_code ?? null}
        onBusy={setBusy}
        onConfirmed={confirmed}
        onFailed={failed}
        onStale={stale}
      />
    )
  }
  return (
    <PlansView
      state={state}
      chosen={planId}
      locked={isBusy || isBought}
      onSelect={(plan) => void select(plan.sub_id)}
      onAgain={() => void load()}
      // A payment that is under way is seen through.
      onClose={() => (isBusy && !isBought) || onClose()}
      payment={payment()}
    />
  )
}
