import { checkoutPage, type ProductPages } from '@sojourn/contracts/site-pages'
import { createIds } from '@sojourn/kernel'
import { type ComponentType, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { claimForPayment } from '../../lib/outside-script.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { type Attempt, attemptOf, CHOOSING, type Choice, type HoldAnswer, type HoldRules, isUnanswered, needsPanel } from './attempt.ts'

interface Options<Wanted, Alternative, OutcomeProps> {
  /** The product's pages: a held offer leads to its checkout. */
  readonly pages: Pick<ProductPages, 'checkout'>
  /** All that is sent for a choice. Two choices with the same text of it are one, and share an idempotency key. */
  readonly wantedOf: (choice: Choice) => Wanted
  readonly hold: (wanted: Wanted, key: string) => Promise<HoldAnswer<Alternative>>
  readonly rules: HoldRules
  /** The product's panel, built from `HoldOutcome`. The same function at every render. */
  readonly loadOutcome: () => Promise<ComponentType<OutcomeProps>>
  /** Asks for the current prices, where the page can show them without being loaded again. */
  readonly refresh?: () => void
}

/** What may be done about an attempt. */
export interface HoldActions {
  /** Chooses an offer at the total the person sees. Clicked twice, it happens once. */
  readonly select: (choice: Choice) => void
  /** Yes to the new price. */
  readonly agree: () => void
  /** Back to choosing, with the offers as they are now. */
  readonly dismiss: () => void
  /** Back to choosing, with the page as it was. */
  readonly reset: () => void
}

/** The way from a choice to its checkout, and how far it has come. `Outcome` renders what must be asked, once it was fetched. */
export interface ChooseAndHold<Alternative, OutcomeProps> extends HoldActions {
  readonly attempt: Attempt<Alternative>
  readonly Outcome: ComponentType<OutcomeProps> | null
}

/** Carries a choice to the checkout of its product, or to the question that must be asked before. */
export function useChooseAndHold<Wanted, Alternative, OutcomeProps>({
  pages,
  wantedOf,
  hold,
  rules,
  loadOutcome,
  refresh,
}: Options<Wanted, Alternative, OutcomeProps>): ChooseAndHold<Alternative, OutcomeProps> {
  const [attempt, setAttempt] = useState<Attempt<Alternative>>(CHOOSING)
  const { Part: Outcome, fetchPart } = useLazy(loadOutcome)
  const isUnderWay = useRef(false)
  // A choice keeps its key until it is answered, so that a repeated request cannot hold the offer twice.
  const keys = useRef(new Map<string, string>())
  const navigate = useNavigate()
  const toCheckout = (checkoutId: string): void | Promise<void> => {
    const to = checkoutPage(pages, checkoutId)
    return claimForPayment() ? navigate(to) : location.assign(to)
  }

  const select = async (choice: Choice) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setAttempt({ step: 'asking', id: choice.id })
    const wanted = wantedOf(choice)
    const text = JSON.stringify(wanted)
    const key = keys.current.get(text) ?? createIds().next<'key'>('pre')
    keys.current.set(text, key)
    const answer = await hold(wanted, key)
    const came = attemptOf(choice, answer, rules)
    const next: Attempt<Alternative> = !needsPanel(came) || Outcome || (await fetchPart()) ? came : { step: 'unreached', id: choice.id }
    if (!isUnanswered(answer) && next === came) keys.current.delete(text)
    setAttempt(next)
    if (next.step === 'held') await toCheckout(next.checkoutId)
    isUnderWay.current = false
  }
  return {
    attempt,
    Outcome,
    select: (choice) => void select(choice),
    agree() {
      if (attempt.step !== 'changed') return
      if (attempt.checkoutId) void toCheckout(attempt.checkoutId)
      else void select({ id: attempt.id, price: attempt.price })
    },
    dismiss() {
      setAttempt(CHOOSING)
      refresh?.()
    },
    reset: () => setAttempt(CHOOSING),
  }
}
