import { createIds } from '@sojourn/kernel'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { type HotelStay, prebook, type Rate } from './hotel-details-api.ts'
import { type Attempt, attemptOf, CHOOSING, isUnanswered } from './prebook-machine.ts'

export interface Prebook {
  readonly attempt: Attempt
  /** Chooses a rate at the total the person sees. Pressed twice, it happens once. */
  readonly select: (rate: Pick<Rate, 'rate_id' | 'price'>) => void
  /** Yes to the new price. */
  readonly agree: () => void
  /** Back to choosing, with the rates as they are now. */
  readonly dismiss: () => void
}

const checkoutHref = (checkoutId: string): string => `/hotel-checkout?checkout=${encodeURIComponent(checkoutId)}`

/** Carries a choice to the checkout, or to the question that must be asked before. */
export function usePrebook(hotelId: string, stay: HotelStay): Prebook {
  const [attempt, setAttempt] = useState<Attempt>(CHOOSING)
  const underWay = useRef(false)
  // A choice keeps its key until it is answered, so that a lost answer asked for again cannot hold rooms twice.
  const keys = useRef(new Map<string, string>())
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const select = async ({ rate_id, price }: Pick<Rate, 'rate_id' | 'price'>) => {
    if (underWay.current) return
    underWay.current = true
    setAttempt({ step: 'asking', rateId: rate_id })
    const choice = `${rate_id} ${price.total} ${price.currency} ${stay.checkin} ${stay.checkout}`
    const key = keys.current.get(choice) ?? createIds().next<'key'>('pre')
    keys.current.set(choice, key)
    const answer = await prebook({ hotelId, stay, rateId: rate_id, expectedTotal: price.total, currency: price.currency }, key)
    if (!isUnanswered(answer)) keys.current.delete(choice)
    const next = attemptOf(rate_id, price.total, answer)
    setAttempt(next)
    if (next.step === 'held') await navigate(checkoutHref(next.checkoutId))
    underWay.current = false
  }
  return {
    attempt,
    select: (rate) => void select(rate),
    agree() {
      if (attempt.step !== 'changed') return
      if (attempt.checkoutId) void navigate(checkoutHref(attempt.checkoutId))
      else void select({ rate_id: attempt.rateId, price: attempt.price })
    },
    dismiss() {
      setAttempt(CHOOSING)
      void revalidate()
    },
  }
}
