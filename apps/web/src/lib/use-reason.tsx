import { type ReactNode, useRef, useState } from 'react'
import { type AsksReason, ReasonField } from './reason-field.tsx'

interface AskedReason {
  /** What was typed, for the call; empty where nothing was. */
  readonly reason: string
  /** Null where no reason is asked for. */
  readonly field: ReactNode
  /** False, and the field says so, where one is required and nothing was typed. */
  isGiven(): boolean
}

/** The field in which a person says why they act on what is another's. `hint` says who reads it, where that is not the person themselves. */
export function useReason(asks: AsksReason, hint?: string): AskedReason {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const typed = reason.trim()
  return {
    reason: typed,
    field:
      asks === 'none' ? null : <ReasonField asks={asks} value={reason} onChange={setReason} isMissing={isMissing && typed === ''} fieldRef={box} hint={hint} />,
    isGiven() {
      const missing = asks === 'required' && typed === ''
      setIsMissing(missing)
      if (missing) box.current?.focus()
      return !missing
    },
  }
}
