import { createIds } from '@sojourn/kernel'
import { useRef } from 'react'

type Answered = { readonly ok: true } | { readonly ok: false; readonly status: number }

/**
 * Sends a request under an idempotency key. The same text of a request keeps its key until it is answered, so that what was done without an answer is
 * not done twice.
 */
export function useKeyed() {
  const keys = useRef(new Map<string, string>())
  return async <A extends Answered>(text: string, send: (key: string) => Promise<A>): Promise<A> => {
    const key = keys.current.get(text) ?? createIds().next<'key'>('req')
    keys.current.set(text, key)
    const answer = await send(key)
    if (answer.ok || (answer.status >= 400 && answer.status < 500)) keys.current.delete(text)
    return answer
  }
}
