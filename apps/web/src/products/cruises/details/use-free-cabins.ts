import { useEffect, useState } from 'react'
import { type CabinsAsk, type FreeCabins, getCabins } from '../cruises-api.ts'

type Known =
  | { readonly about: string; readonly step: 'here'; readonly free: FreeCabins }
  | { readonly about: string; readonly step: 'refused'; readonly message: string }

export interface FreeCabinsState {
  /** Of what is asked now; null until it is here. */
  readonly free: FreeCabins | null
  readonly problem: string | null
  /** Asks once more. */
  readonly again: () => void
}

/** The free cabins of a grade and its sum as it is chosen to be paid. */
export function useFreeCabins(ask: CabinsAsk): FreeCabinsState {
  const [known, setKnown] = useState<Known | null>(null)
  const [asked, setAsked] = useState(0)
  const about = JSON.stringify([ask, asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: its text is all of it
  useEffect(() => {
    let isCurrent = true
    void getCabins(ask).then((answer) => {
      if (isCurrent) setKnown(answer.ok ? { about, step: 'here', free: answer.data } : { about, step: 'refused', message: answer.message })
    })
    return () => {
      isCurrent = false
    }
  }, [about])
  const current = known?.about === about ? known : null
  return {
    free: current?.step === 'here' ? current.free : null,
    problem: current?.step === 'refused' ? current.message : null,
    again: () => setAsked(asked + 1),
  }
}
