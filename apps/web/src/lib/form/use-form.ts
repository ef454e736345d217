import { type FormEvent, useState } from 'react'
import type { Answer } from './answer.ts'
import { type FormFailure, failureOf, NO_FAILURE } from './failure.ts'

/**
 * Sends a form's fields and stores the answer. Fields are uncontrolled, so a refusal never empties them. The first wrong field gets the focus.
 * It is busy until what follows a success is done too.
 */
export function useForm<A extends Answer>(
  send: (fields: Record<string, string>) => Promise<A>,
  onDone: (answer: Extract<A, { ok: true }>, fields: Record<string, string>) => void | Promise<void>,
) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setBusy(true)
    const answer = await send(fields)
    if (answer.ok) {
      setFailure(NO_FAILURE)
      await onDone(answer as Extract<A, { ok: true }>, fields)
      setBusy(false)
      return
    }
    setBusy(false)
    const next = failureOf(answer as Extract<Answer, { ok: false }>)
    setFailure(next)
    const first = Object.keys(next.fields)[0]
    const field = first ? form.elements.namedItem(first) : null
    if (field instanceof HTMLElement) field.focus()
  }
  return { busy, failure, submit }
}
