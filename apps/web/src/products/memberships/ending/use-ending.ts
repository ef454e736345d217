import { useEffect, useState } from 'react'
import type { HowToEnd } from '../memberships-api.ts'
import { askEnding, type Ending, endNow } from './ending-steps.ts'

/** Asks what ending means, where the page does not know yet, and ends the membership on request. */
export function useEnding(how: HowToEnd, token: string | null, known: Ending | null = null) {
  const [state, setState] = useState<Ending>(known ?? { step: 'asking' })
  const isKnown = known !== null
  useEffect(() => {
    if (isKnown) return
    let stale = false
    void askEnding(token).then((next) => {
      if (!stale) setState(next)
    })
    return () => {
      stale = true
    }
  }, [isKnown, token])
  const end = async () => {
    if (state.step !== 'quoted') return
    setState({ step: 'ending', quote: state.quote })
    setState(await endNow(state.quote, how, token))
  }
  return { state, end: () => void end() }
}
