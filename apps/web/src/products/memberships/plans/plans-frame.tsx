import { say } from '@sojourn/i18n'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { X } from '../../../ui/icons/x.tsx'
import { useModal } from '../../../ui/use-modal.ts'

interface FrameProps {
  readonly title: string
  /** Renders the plans; the heading it is handed names the dialog. */
  readonly plans: (heading: ReactNode) => ReactNode
  /** The sheet next to them, below on a phone. */
  readonly sheet: ReactNode
  readonly onClose: () => void
}

/** The dialog of plans: paper with the plans, a sheet with the membership and the payment. Escape, the cross and the backdrop close it. */
export function PlansFrame({ title, plans, sheet, onClose }: FrameProps) {
  const { props, inPage } = useModal(true, onClose)
  const titleId = useId()
  const heading = (
    <div className="min-w-0">
      <h2 id={titleId} className="text-h2-s md:text-h2">
        {title}
      </h2>
      <p className="mt-0.5 text-small text-ink-2">{say`Member prices on everything we sell. Cancel whenever you like.`}</p>
    </div>
  )
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === props.ref.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by onCancel
    <dialog
      {...props}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      className={classes('dialog border-ink md:w-[min(70rem,calc(100vw-3rem))]', inPage && 'dialog-in-page')}
    >
      <div className="plans-grid">
        <div className="plans-paper">{plans(heading)}</div>
        <div className="plans-sheet">{sheet}</div>
      </div>
      <button type="button" aria-label={say`Close`} onClick={onClose} className="icon-button absolute top-1.5 end-3.5 z-3 lg:top-4 lg:bg-sheet">
        <X aria-hidden size={20} />
      </button>
    </dialog>
  )
}
