import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { useEffect, useRef, useState } from 'react'
import { type ChosenCabin, holdCabin, releaseCabin } from '../cruises-api.ts'

/** A cabin that this visitor holds. */
export interface HeldNow {
  readonly cabin: ChosenCabin
  readonly token: string
  readonly expiresAt: string
}

type State =
  | { readonly step: 'none' }
  | { readonly step: 'busy'; readonly held: HeldNow | null }
  | { readonly step: 'held'; readonly held: HeldNow }
  | { readonly step: 'refused'; readonly message: string }

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

const isSame = (a: ChosenCabin, b: ChosenCabin): boolean => a.sailingId === b.sailingId && a.grade === b.grade && a.cabinNo === b.cabinNo

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
  const [state, setState] = useState<State>({ step: 'none' })
  const held = state.step === 'held' || state.step === 'busy' ? state.held : null
  const current = useRef<HeldNow | null>(null)
  current.current = held
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    const known = remembered(sailingId)
    if (known)
      void holdCabin(known, true).then((answer) => {
        if (!answer.ok) return remember(null)
        setState({ step: 'held', held: { cabin: known, token: answer.data.held_token, expiresAt: answer.data.expires_at } })
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
    setState({ step: 'busy', held })
    const answer = await holdCabin(cabin, false)
    if (!answer.ok) return setState({ step: 'refused', message: answer.message })
    if (held && !isSame(held.cabin, cabin)) void releaseCabin(held.token)
    remember(cabin)
    setState({ step: 'held', held: { cabin, token: answer.data.held_token, expiresAt: answer.data.expires_at } })
  }
  const release = async () => {
    if (!held) return
    setState({ step: 'busy', held })
    await releaseCabin(held.token)
    remember(null)
    setState({ step: 'none' })
  }
  return {
    held,
    busy: state.step === 'busy',
    problem: state.step === 'refused' ? state.message : null,
    hold: (cabin) => void hold(cabin),
    release: () => void release(),
  }
}

/** What is held of a cabin that is chosen; null where another is. */
export const heldOf = (held: HeldNow | null, cabin: ChosenCabin): HeldNow | null => (held && isSame(held.cabin, cabin) ? held : null)
