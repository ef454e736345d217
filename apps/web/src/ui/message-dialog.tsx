import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface MessageProps {
  readonly title: string
  readonly kind?: 'plain' | 'error'
  readonly sign?: ReactNode
  readonly children: ReactNode
  readonly action?: string
  /** What the button does; without it, what the cross does. */
  readonly onAction?: () => void
  readonly onDismiss: () => void
}

/** A message and one button to go on. The cross, Escape and a click on the backdrop dismiss it. */
export function MessageDialog({ title, kind = 'error', sign, children, action = say`OK`, onAction, onDismiss }: MessageProps) {
  return (
    <Dialog
      open
      kind={kind}
      width="narrow"
      title={title}
      sign={sign}
      onClose={onDismiss}
      foot={
        <Button look="filled" wide onClick={onAction ?? onDismiss}>
          {action}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
