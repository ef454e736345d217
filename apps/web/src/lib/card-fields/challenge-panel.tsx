import type { ReturnMessage } from '@sojourn/card-sdk'
import { say } from '@sojourn/i18n'
import { useEffect, useId } from 'react'
import { classes } from '../../ui/classes.ts'
import { useModal } from '../../ui/use-modal.ts'

interface ChallengeProps {
  readonly url: string
  /** `hosted`: the gateway's own payment page instead of a bank's. */
  readonly page?: 'bank' | 'hosted'
  /** What it means for the person's money, under the title. */
  readonly lead?: string
  /** What is bought is held meanwhile. */
  readonly isHeld?: boolean
  readonly onLeave: () => void
}

const PAGES = {
  bank: {
    title: say`Your bank needs to verify it's you`,
    lead: say`Nothing is charged until you confirm.`,
    frame: '3-D Secure',
    dress: 'bank-frame',
  },
  hosted: { title: say`Pay by card`, lead: say`This is our payment provider's page.`, frame: say`Payment`, dress: 'bank-frame hosted-frame' },
} as const

/**
 * The 3-D Secure overlay: the bank's page in a frame of the gateway's origin, our bar with CLOSE above it (A2.12). It cannot be left by accident:
 * only CLOSE and Escape leave it. A message from the frame is a hint to ask the server, never a truth; it is received here, because the frame may
 * be open after a reload, before any card field.
 */
export function ChallengePanel({ url, page = 'bank', lead, isHeld = false, onLeave }: ChallengeProps) {
  const words = PAGES[page]
  const title = useId()
  const { props, inPage } = useModal(true, onLeave)
  useEffect(() => {
    const origin = new URL(url).origin
    const receive = ({ origin: from, data }: MessageEvent<Partial<ReturnMessage> | null>) => {
      if (from === origin && data?.type === 'sojourn:3ds-return') onLeave()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [url, onLeave])
  return (
    <dialog {...props} aria-labelledby={title} className={classes('dialog border-ink md:w-[31.25rem]', inPage && 'dialog-in-page')}>
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-rule-2 px-6 py-4">
          <div>
            <h2 id={title} className="text-h3">
              {words.title}
            </h2>
            <p className="text-caption text-ink-2">
              {lead ?? words.lead} {isHeld && say`We're still holding your booking.`}
            </p>
          </div>
          <button type="button" onClick={onLeave} className="button min-h-11 border-rule-2 px-4 text-small text-ink hover:border-ink">{say`CLOSE`}</button>
        </div>
        <iframe
          src={url}
          title={words.frame}
          className={words.dress}
          // not translated: what the frame may do
          sandbox="allow-forms allow-scripts allow-same-origin"
          referrerPolicy="strict-origin"
        />
      </div>
    </dialog>
  )
}
