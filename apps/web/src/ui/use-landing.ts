import { type RefObject, use, useEffect, useRef } from 'react'
import { DialogPlace } from './use-modal.ts'

/**
 * Where the focus goes when what had it is gone: to the place that shows the result, each time `shown` is set to a new value. It wins over
 * the way back of a dialog that closes at once with it. A place that is no control needs `tabIndex={-1}`. Where all
 * states are looked at side by side nothing takes it.
 */
export function useLanding<E extends HTMLElement>(shown: string | number | boolean | null | undefined, known?: RefObject<E | null>): RefObject<E | null> {
  const own = useRef<E>(null)
  const place = known ?? own
  const inPage = use(DialogPlace) === 'in-page'
  const landed = useRef<typeof shown>(null)
  useEffect(() => {
    if (!shown || shown === landed.current || inPage) return
    landed.current = shown
    place.current?.focus()
  }, [shown, place, inPage])
  return place
}
