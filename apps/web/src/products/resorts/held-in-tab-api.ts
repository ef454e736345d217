import { useEffect, useState } from 'react'
import type { HeldNow } from './details/hold-now.tsx'
import { heldAgain, holdUnit } from './resorts-api.ts'

const KEY = 'held-unit'
/** A page that was left no longer ago is the one that is loaded again. */
const RELOAD_MS = 60_000

/** What a tab remembers of what it holds: the unit as it was offered. The token of the hold is no script's to store. */
interface Stored<Unit> {
  readonly page: string
  readonly token: string
  readonly until: string
  readonly unit: Unit
  /** When the page was left, as far as its browser took that for the end of it and the hold was given up. */
  readonly leftMs?: number
}

function stored<Unit>(page: string): Stored<Unit> | null {
  try {
    const known = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored<Unit> | null
    return known?.page === page && Date.parse(known.until) > Date.now() ? known : null
  } catch {
    return null
  }
}

function store<Unit>(what: Stored<Unit> | null): void {
  try {
    if (what) sessionStorage.setItem(KEY, JSON.stringify(what))
    else sessionStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

/** The page is left, and what it held given up: should it be loaded again at once, it is held once more. */
export function markLeft(): void {
  try {
    const known = sessionStorage.getItem(KEY)
    if (known) sessionStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(known), leftMs: Date.now() }))
  } catch {
    // As above.
  }
}

/** Nothing is held any more. */
export const forgetInTab = (): void => store(null)

/** The hold there is; given up by a page that was only loaded again, the same unit held once more. */
async function takeUp({ token, leftMs = 0 }: Pick<Stored<unknown>, 'token' | 'leftMs'>, mainPath: '/resorts' | '/stays') {
  const same = await heldAgain(token, mainPath)
  return same.ok || Date.now() - leftMs > RELOAD_MS ? same : holdUnit(token, mainPath)
}

export interface HeldInTab<Unit> {
  readonly held: HeldNow | null
  /** Of what was held before the page was loaded again. */
  readonly unit: Unit | null
  readonly onHeld: (held: HeldNow | null, unit: Unit) => void
}

/**
 * What this tab holds at a resort. A page that is loaded again asks for the hold that its visitor has of the same unit; what is over is forgotten.
 */
export function useHeldInTab<Unit>(mainPath: '/resorts' | '/stays', resortId: string): HeldInTab<Unit> {
  const page = `${mainPath} ${resortId}`
  const [state, setState] = useState<{ readonly held: HeldNow | null; readonly unit: Unit | null }>({ held: null, unit: null })
  useEffect(() => {
    const known = stored<Unit>(page)
    if (!known) return
    void takeUp(known, mainPath).then((answer) => {
      if (answer.ok)
        setState({ held: { token: known.token, reservationToken: answer.data.reservationToken, expiresAt: answer.data.expires_at }, unit: known.unit })
      else store(null)
    })
  }, [page, mainPath])
  return {
    ...state,
    onHeld: (held, unit) => {
      store(held && { page, token: held.token, until: held.expiresAt, unit })
      setState({ held, unit: null })
    },
  }
}
