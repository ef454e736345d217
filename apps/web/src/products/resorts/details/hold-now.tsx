import { useState } from 'react'
import { EarlyHold } from '../../../features/choose-and-hold/index.ts'
import { holdUnit, releaseHeld } from '../resorts-api.ts'

export interface HeldNow {
  /** Of the unit, as the inventory offers it. */
  readonly token: string
  /** Of the hold. */
  readonly reservationToken: string
  readonly expiresAt: string
}

interface HoldNowProps {
  readonly token: string
  readonly mainPath: '/resorts' | '/stays'
  readonly held: HeldNow | null
  readonly onHeld: (held: HeldNow | null) => void
}

/** Holds a unit while its visitor decides, says until when, and lets it go again. */
export function HoldNow({ token, mainPath, held, onHeld }: HoldNowProps) {
  const [state, setState] = useState<{ readonly step: 'idle' | 'busy' } | { readonly step: 'refused'; readonly message: string }>({ step: 'idle' })
  const isOurs = held?.token === token
  const hold = async () => {
    setState({ step: 'busy' })
    const answer = await holdUnit(token, mainPath)
    setState(answer.ok ? { step: 'idle' } : { step: 'refused', message: answer.message })
    if (!answer.ok) return
    if (held && !isOurs) void releaseHeld(mainPath, held.reservationToken)
    onHeld({ token, reservationToken: answer.data.reservationToken, expiresAt: answer.data.expires_at })
  }
  const release = async ({ reservationToken }: HeldNow) => {
    setState({ step: 'busy' })
    await releaseHeld(mainPath, reservationToken)
    setState({ step: 'idle' })
    onHeld(null)
  }
  return (
    <EarlyHold
      until={isOurs ? held.expiresAt : null}
      busy={state.step === 'busy'}
      problem={state.step === 'refused' ? state.message : null}
      onHold={() => void hold()}
      onRelease={() => isOurs && void release(held)}
    />
  )
}
