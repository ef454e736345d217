import { createIds } from '@sojourn/kernel'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StayProduct } from '../../lib/stay-product.ts'
import { useLate } from '../../ui/use-late.ts'
import type { Prebook } from './desk.ts'
import { type HotelStay, prebook } from './hotel-details-api.ts'
import { type Attempt, attemptOf, CHOOSING, type Choice, isTold, isUnanswered } from './prebook-machine.ts'

// Most choices lead straight on: what must be asked otherwise is fetched by whom it concerns.
const loadOutcome = () => import('./panels/outcome.tsx').then(({ Outcome }) => Outcome)

interface PrebookOptions {
  readonly product: StayProduct
  readonly hotelId: string
  readonly stay: HotelStay
  /** The promise that came with the prices. One that ran out promises nothing and does no harm. */
  readonly priceFreeze: string | null
  readonly refresh: () => void
}

/** Carries a choice to the checkout, or to the question that must be asked before. */
export function usePrebook({ product, hotelId, stay, priceFreeze, refresh }: PrebookOptions): Prebook {
  const [attempt, setAttempt] = useState<Attempt>(CHOOSING)
  const { Part: Outcome, fetchPart } = useLate(loadOutcome)
  const underWay = useRef(false)
  // A choice keeps its key until it is answered, so that a lost answer asked for again cannot hold rooms twice.
  const keys = useRef(new Map<string, string>())
  const navigate = useNavigate()
  const goOn = (checkoutId: string) => navigate(`${product.paths.checkout}?checkout=${encodeURIComponent(checkoutId)}`)

  const select = async (chosen: Choice) => {
    if (underWay.current) return
    underWay.current = true
    const { rate_id: rateId, price } = chosen
    setAttempt({ step: 'asking', rateId })
    const choice = [rateId, price.total, price.currency, stay.checkin, stay.checkout, priceFreeze].join(' ')
    const key = keys.current.get(choice) ?? createIds().next<'key'>('pre')
    keys.current.set(choice, key)
    const wanted = { hotelId, stay, rateId, expectedTotal: price.total, currency: price.currency, priceFreeze }
    const answer = await prebook(product, wanted, key)
    const came = attemptOf(chosen, answer)
    const next: Attempt = !isTold(came) || Outcome || (await fetchPart()) ? came : { step: 'unreached', rateId }
    if (!isUnanswered(answer) && next === came) keys.current.delete(choice)
    setAttempt(next)
    if (next.step === 'held') await goOn(next.checkoutId)
    underWay.current = false
  }
  return {
    attempt,
    Outcome,
    select: (rate) => void select(rate),
    agree() {
      if (attempt.step !== 'changed') return
      if (attempt.checkoutId) void goOn(attempt.checkoutId)
      else void select({ rate_id: attempt.rateId, price: attempt.price })
    },
    dismiss() {
      setAttempt(CHOOSING)
      refresh()
    },
    letBe: () => setAttempt(CHOOSING),
  }
}
