import { say } from '@sojourn/i18n'
import type { MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { X } from './icons/x.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** A line under the title. */
  readonly lead?: ReactNode
  /** Below a hairline; stays in view while the middle scrolls. */
  readonly foot?: ReactNode
  readonly width?: 'narrow' | 'middle' | 'wide'
  /** An error has a stop-coloured top and is announced at once. */
  readonly kind?: 'plain' | 'error'
  /** A drawn sign above the title. */
  readonly sign?: ReactNode
  /** What the cross is called. */
  readonly closeLabel?: string
}

const WIDTHS = { narrow: 'md:w-[27.5rem]', middle: 'md:w-[35rem]', wide: 'md:w-[50rem]' } as const

/**
 * A modal with a title, a middle that scrolls and a foot. Sits on the bottom edge on phones. Escape, the cross and a click on the backdrop all
 * call `onClose`. Mark the first field with `autoFocus` where that is kinder.
 */
export function Dialog({ open, title, onClose, children, lead, foot, width = 'middle', kind = 'plain', sign, closeLabel = say`Close` }: DialogProps) {
  const { props, inPage } = useModal(open, onClose)
  const titleId = useId()
  if (!open) return null
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === props.ref.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by onCancel
    <dialog
      {...props}
      role={kind === 'error' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      className={classes('dialog', inPage && 'dialog-in-page', WIDTHS[width], kind === 'error' ? 'border-stop' : 'border-ink')}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="px-5 pt-7 pb-4 md:px-8">
          {sign && <div className="mb-3">{sign}</div>}
          <h2 id={titleId} className="pe-10 text-h2-s md:text-h2">
            {title}
          </h2>
          {lead && <div className="mt-0.5 text-small text-ink-2">{lead}</div>}
        </div>
        <div className={classes('min-h-0 flex-1 overflow-y-auto px-5 md:px-8', foot ? 'pb-4' : 'pb-7')}>{children}</div>
        {foot && <div className="border-t border-rule px-5 py-4.5 md:px-8">{foot}</div>}
        <button type="button" aria-label={closeLabel} onClick={onClose} className="icon-button absolute top-5 end-3.5 md:end-5">
          <X aria-hidden size={20} />
        </button>
      </div>
    </dialog>
  )
}
