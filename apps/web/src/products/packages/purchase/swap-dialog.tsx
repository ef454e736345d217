import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { type Instead, lookForOthers, swapHeld } from '../packages-api.ts'
import type { HeldTrip } from './held-trip.ts'
import { looked, quoted, type SwapState, swapped, tripWith } from './swap-steps.ts'
import { SwapView } from './swap-view.tsx'

interface SwapDialogProps {
  readonly checkoutId: string
  readonly trip: HeldTrip
  /** Which of its parts, from 0. */
  readonly at: number
  readonly title: string
  readonly currency: string
  readonly onClose: () => void
  readonly onSwapped: (trip: HeldTrip) => void
}

/** Looks for what could take the place of a part that is held, shows the old and the new sum, then holds it instead at exactly that. */
export function SwapDialog({ checkoutId, trip, at, title, currency, onClose, onSwapped }: SwapDialogProps) {
  const [state, setState] = useState<SwapState>({ step: 'looking' })
  useEffect(() => {
    let isThere = true
    void lookForOthers(trip.search, trip.parts).then((answer) => isThere && setState(looked(answer, at)))
    return () => {
      isThere = false
    }
  }, [trip, at])
  const ask = async (option: Instead) => {
    if (state.step !== 'choosing') return
    const asking = { step: 'asking', options: state.options, option } as const
    setState(asking)
    setState(quoted(asking, await swapHeld(checkoutId, at + 1, option.part)))
  }
  const agree = async () => {
    if (state.step !== 'asked') return
    const swapping = { ...state, step: 'swapping' } as const
    setState(swapping)
    const next = swapped(swapping, await swapHeld(checkoutId, at + 1, state.option.part, state.quote.price.total))
    if (next) setState(next)
    else onSwapped(tripWith(trip, at, state.option))
  }
  return (
    <SwapView
      state={state}
      title={say`Instead of ${title}`}
      currency={currency}
      onAsk={(option) => void ask(option)}
      onAgree={() => void agree()}
      onBack={() => setState((now) => ('options' in now ? { step: 'choosing', options: now.options, message: null } : now))}
      onClose={onClose}
    />
  )
}
