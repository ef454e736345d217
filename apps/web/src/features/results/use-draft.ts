import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

export interface Draft<T> {
  /** What the person sees chosen: at once, before the answer is here. */
  readonly draft: T
  /** Chooses, and leads to its address: at once, or after so long without another choice. */
  readonly go: (next: T, waitMs?: number) => void
}

/** Keeps what is chosen of a list and stores it in the address. Each change is a step that Back undoes. */
export function useDraft<T>(given: T, hrefOf: (draft: T) => string): Draft<T> {
  const navigate = useNavigate()
  const address = hrefOf(given)
  const [{ of, draft }, setDraft] = useState({ of: address, draft: given })
  // The address moved (an answer came, Back was clicked): what is chosen follows it.
  if (of !== address) setDraft({ of: address, draft: given })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const go = (next: T, waitMs = 0) => {
    setDraft({ of: address, draft: next })
    clearTimeout(timer.current)
    const leave = () => void navigate(hrefOf(next), { preventScrollReset: true })
    if (waitMs > 0) timer.current = setTimeout(leave, waitMs)
    else leave()
  }
  return { draft, go }
}
