import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { useEffect, useRef, useState } from 'react'
import { type ChosenCabin, holdCabin, releaseCabin } from '../cruises-api.ts'
import { asking, type HeldNow, type Holding, holdingNow, isSameCabin, NOTHING_HELD, refusedHold } from './held-cabin.ts'

const KEY = 'held-cabin'

/** What a tab remembers of it: which cabin, never its token. */
function remembered(sailingId: string): ChosenCabin | null {
  try {
    const known = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ChosenCabin | null
    return known?.sailingId === sailingId ? known : null
  } catch {
    return null
  }
}

function remember(cabin: ChosenCabin | null): void {
  try {
    if (cabin) sessionStorage.setItem(KEY, JSON.stringify(cabin))
    else sessionStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

export interface HeldCabinState {
  /** What is held, whichever cabin is chosen now. */
  readonly held: HeldNow | null
  readonly busy: boolean
  readonly problem: string | null
  readonly hold: (cabin: ChosenCabin) => void
  readonly release: () => void
}

/**
 * What this tab holds of a sailing while its visitor decides: one cabin at a time. A page that is loaded again asks for the hold that its visitor has; who goes elsewhere
 * on the site than to the checkout gives it up. `onFound` is told of a cabin that was held before the page was loaded again.
 */
export function useHeldCabin(sailingId: string, onFound: (cabin: ChosenCabin) => void): HeldCabinState {
  const [state, setState] = useState(NOTHING_HELD)
  const { held } = state
  const current = useRef<HeldNow | null>(null)
  current.current = held
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    const known = remembered(sailingId)
    if (known)
      void holdCabin(known, true).then((answer) => {
        if (!answer.ok) return remember(null)
        setState(holdingNow({ cabin: known, token: answer.data.held_token, expiresAt: answer.data.expires_at }))
        found.current(known)
      })
    return () => {
      // The new address is there already.
      if (!current.current || location.pathname === PRODUCT_PAGES.CRU.checkout) return
      remember(null)
      void releaseCabin(current.current.token)
    }
  }, [sailingId])
  const hold = async (cabin: ChosenCabin) => {
    setState(asking)
    const answer = await holdCabin(cabin, false)
    if (!answer.ok) return setState((now: Holding) => refusedHold(now, answer.message))
    if (held && !isSameCabin(held.cabin, cabin)) void releaseCabin(held.token)
    remember(cabin)
    setState(holdingNow({ cabin, token: answer.data.held_token, expiresAt: answer.data.expires_at }))
  }
  const release = async () => {
    if (!held) return
    setState(asking)
    await releaseCabin(held.token)
    remember(null)
    setState(NOTHING_HELD)
  }
  return {
    held,
    busy: state.step === 'busy',
    problem: state.problem,
    hold: (cabin) => void hold(cabin),
    release: () => void release(),
  }
}
