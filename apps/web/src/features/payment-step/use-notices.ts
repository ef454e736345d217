import { useEffect } from 'react'
import { useToast } from '../../ui/toast.tsx'
import type { Attempt, Notice } from './attempt.ts'
import { isStale } from './refusals.ts'
import { useAskSignIn } from './use-ask-sign-in.ts'
import { usePassingText } from './use-passing-text.ts'

interface NoticeEvents {
  readonly onStale: () => void
  readonly onDismiss: () => void
  readonly onGuestsRefused: (errors: Extract<Notice, { kind: 'guests' }>['errors']) => void
  /** The provider's own words, while they are to be read. */
  readonly onProviderText: (text: string | null) => void
}

/** What follows from the last try besides what the screen shows. */
export function useNotices(attempt: Attempt, { onStale, onDismiss, onGuestsRefused, onProviderText }: NoticeEvents): void {
  const keep = useToast()
  const askSignIn = useAskSignIn()
  const notice = attempt.step === 'choosing' ? attempt.notice : null
  const words = notice?.kind === 'card' ? notice.message : null
  const providerText = usePassingText(words, words !== null)

  useEffect(() => {
    // Readable later, under "Messages"; here it is shown in its own place.
    if (words) keep(words, 0)
  }, [words, keep])
  useEffect(() => {
    if (isStale(notice)) onStale()
    if (notice?.kind === 'guests') {
      onGuestsRefused(notice.errors)
      onDismiss()
    }
    if (notice?.kind !== 'signed_out') return
    askSignIn()
    onDismiss()
  }, [notice, onStale, askSignIn, onDismiss, onGuestsRefused])
  useEffect(() => onProviderText(providerText), [providerText, onProviderText])
}
