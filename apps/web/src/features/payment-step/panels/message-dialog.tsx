import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface MessageProps {
  readonly title: string
  readonly kind?: 'plain' | 'error'
  readonly sign?: ReactNode
  readonly children: ReactNode
  readonly action?: string
  readonly onDismiss: () => void
}

/** Something to be told and one button to go on. The cross, Escape and a click on the backdrop do the same. */
export function MessageDialog({ title, kind = 'error', sign, children, action = 'OK', onDismiss }: MessageProps) {
  return (
    <Dialog
      open
      kind={kind}
      width="narrow"
      title={title}
      sign={sign}
      onClose={onDismiss}
      foot={
        <Button look="filled" wide onClick={onDismiss}>
          {action}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

/** What was charged, what is held, what is kept: pairs between hairlines. */
export function Facts({ facts }: { facts: readonly (readonly [what: string, how: string])[] }) {
  return (
    <dl className="mt-5 border-t border-rule">
      {facts.map(([what, how]) => (
        <div key={what} className="flex justify-between gap-4 border-b border-rule py-2.5 text-small">
          <dt className="text-ink-2">{what}</dt>
          <dd className="text-end font-[620]">{how}</dd>
        </div>
      ))}
    </dl>
  )
}
