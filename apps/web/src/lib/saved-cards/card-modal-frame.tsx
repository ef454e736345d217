import { say } from '@sojourn/i18n'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'

interface FrameProps {
  readonly title: string
  /** What the button that does it is called. */
  readonly action: string
  /** It takes something away. */
  readonly isLoss?: boolean
  readonly working: boolean
  /** It may not be done yet. */
  readonly waits?: boolean
  /** Why it was not done the last time. */
  readonly error: string | null
  readonly onAct: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of the card modals (A2.15): Cancel and one button that acts. While it is at work neither can be clicked, and nothing closes it (B4.2). */
export function CardModalFrame({ title, action, isLoss = false, working, waits = false, error, onAct, onClose, children }: FrameProps) {
  const close = () => {
    if (!working) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!working && !waits) onAct()
  }
  return (
    <Dialog open width="narrow" title={title} onClose={close}>
      <form method="dialog" noValidate onSubmit={submit}>
        {children}
        {error && (
          <Note kind="wrong" live className="mt-5">
            {error}
          </Note>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button className="flex-1" disabled={working} onClick={close}>{say`Cancel`}</Button>
          <Button type="submit" look={isLoss ? 'stop' : 'filled'} className="flex-1" busy={working || waits}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
