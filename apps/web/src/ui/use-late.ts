import type { ComponentType } from 'react'
import { useCallback, useState } from 'react'
import { useToast } from './toast.tsx'

/**
 * A part that is fetched by who first opens it. Where it cannot be fetched the page stays as it is, with all that was typed, says so, and the next
 * press asks again. `load` must be the same function at every draw.
 */
export function useLate<P>(load: () => Promise<ComponentType<P>>): { Part: ComponentType<P> | null; fetchPart: () => Promise<boolean> } {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const say = useToast()
  const fetchPart = useCallback(async () => {
    try {
      const part = await load()
      setPart(() => part)
      return true
    } catch {
      say('We cannot be reached. Check your connection and try again.', 5000, 'wrong')
      return false
    }
  }, [load, say])
  return { Part, fetchPart }
}
