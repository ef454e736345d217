import { useCallback, useEffect, useState } from 'react'
import { companionsDraftKey } from '../../lib/guest-draft.ts'
import { type CompanionErrors, type CompanionField, companionFaults, namesFor, refusedNames } from './companions.ts'

/** Those who travel with the lead, where everyone is named. A draft of their names survives a reload in this tab. */
export function useCompanions(checkoutId: string, count: number, byPassport: (at: number) => boolean) {
  const key = companionsDraftKey(checkoutId)
  const [names, setNames] = useState(() => namesFor(count, null))
  const [errors, setErrors] = useState<readonly CompanionErrors[]>([])
  useEffect(() => {
    if (count > 0) setNames(namesFor(count, readDraft(key)))
  }, [key, count])

  const change = (at: number, field: CompanionField, value: string) => {
    const next = names.map((name, index) => (index === at ? { ...name, [field]: value } : name))
    setNames(next)
    setErrors((known) => known.map((each, index) => (index === at ? { ...each, [field === 'isSingle' ? 'lastName' : field]: undefined } : each)))
    sessionStorage.setItem(key, JSON.stringify(next))
  }
  /** Says what is missing at each field, and returns it. */
  const check = useCallback(() => {
    const faults = companionFaults(names, byPassport)
    setErrors(faults)
    return faults
  }, [names, byPassport])
  /** Says what the server refused of their names, and returns it. */
  const refuse = useCallback(
    (refused: Parameters<typeof refusedNames>[1]) => {
      const faults = refusedNames(names.length, refused)
      setErrors(faults)
      return faults
    },
    [names],
  )
  return { names, errors, change, check, refuse }
}

function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
