import { say } from '@sojourn/i18n'
import { useClockText } from '../../../lib/use-clock-text.ts'
import { Button } from '../../../ui/button.tsx'

interface EarlyHoldProps {
  /** Until when it is held for this visitor; null where it is not. */
  readonly until: string | null
  readonly busy: boolean
  /** Why it could not be held. */
  readonly problem: string | null
  /** What is said beside the button; left out, that it may be held while one decides. */
  readonly why?: string | undefined
  readonly onHold: () => void
  readonly onRelease: () => void
}

/** Holds what is chosen while its visitor decides, says until when, and lets it go again. */
export function EarlyHold({ until, busy, problem, why, onHold, onRelease }: EarlyHoldProps) {
  const clock = useClockText(until)
  return (
    <div className="grid gap-2 border-t border-rule pt-3 text-small">
      <p role="status" className="text-ink-2">
        {until === null ? (
          (why ?? say`Not sure yet? Hold it while you decide. It costs nothing.`)
        ) : (
          <b className="font-[620] text-sea">{clock === null ? say`Held for you` : say`Held for you until ${clock}`}</b>
        )}
      </p>
      {problem !== null && (
        <p role="alert" className="text-stop">
          {problem}
        </p>
      )}
      <Button type="button" size="small" busy={busy} onClick={until === null ? onHold : onRelease}>
        {until === null ? say`Hold it for me` : say`Let it go`}
      </Button>
    </div>
  )
}
