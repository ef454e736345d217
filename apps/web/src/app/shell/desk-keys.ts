import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useCarriedTo } from '../../lib/carried-search.ts'
import type { ProductLink } from '../../products/registry.ts'

const SECOND_KEY_MS = 1_500
const OFF = 'desk-keys'

export type Step = { readonly kind: 'search' } | { readonly kind: 'go'; readonly letter: string } | { readonly kind: 'wait' } | null

/** What a key means: "/" goes to the search, "g" and a letter to a product. `sinceG` is how long ago "g" was pressed, null where it was not. */
export function stepOf(key: string, sinceG: number | null): Step {
  if (sinceG !== null && sinceG < SECOND_KEY_MS && /^[a-z]$/.test(key)) return { kind: 'go', letter: key }
  if (key === '/') return { kind: 'search' }
  return key === 'g' ? { kind: 'wait' } : null
}

/** Keys of one letter can be turned off, by a person who speaks to a computer or presses them unawares. */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(OFF) !== 'off'
  } catch {
    return true
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'off')
  } catch {
    // Storage is full or forbidden: they stay on.
  }
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"], dialog *'))

/** The keys of an agent's bar, on every page, wherever nothing is being written. */
export function useDeskKeys(search: RefObject<HTMLInputElement | null>, links: readonly ProductLink[]): void {
  const navigate = useNavigate()
  const carriedTo = useCarriedTo()
  useEffect(() => {
    let gAtMs: number | null = null
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target) || !areKeysOn()) return
      const step = stepOf(event.key, gAtMs === null ? null : event.timeStamp - gAtMs)
      gAtMs = step?.kind === 'wait' ? event.timeStamp : null
      const link = step?.kind === 'go' ? links.find(({ letter }) => letter === step.letter) : undefined
      if (step?.kind === 'search' && search.current?.checkVisibility()) {
        event.preventDefault()
        search.current.focus()
      } else if (link) void navigate(carriedTo(link.to))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [search, links, navigate, carriedTo])
}
