import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useClockText } from '../../../lib/use-clock-text.ts'
import { Button } from '../../../ui/button.tsx'
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
  const until = useClockText(isOurs ? held.expiresAt : null)
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
    <div className="grid gap-2 border-t border-rule pt-3 text-small">
      <p role="status" className="text-ink-2">
        {isOurs ? (
          <b className="font-[620] text-sea">{until === null ? say`Held for you` : say`Held for you until ${until}`}</b>
        ) : (
          say`Not sure yet? Hold it while you decide. It costs nothing.`
        )}
      </p>
      {state.step === 'refused' && (
        <p role="alert" className="text-stop">
          {state.message}
        </p>
      )}
      <Button type="button" size="small" busy={state.step === 'busy'} onClick={() => void (isOurs ? release(held) : hold())}>
        {isOurs ? say`Let it go` : say`Hold it for me`}
      </Button>
    </div>
  )
}
