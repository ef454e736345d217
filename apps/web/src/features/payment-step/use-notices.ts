import { useEffect } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { useAskSignIn } from './use-ask-sign-in.ts'
import { usePassingText } from './use-passing-text.ts'
import type { Payment } from './use-payment.ts'

/** What follows from the last try beside the screen's own drawing. Answers the provider's words while they are to be read. */
export function useNotices({ attempt, dismiss }: Payment, onStale: () => void): string | null {
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
    if (notice?.kind === 'price' || notice?.kind === 'stale') onStale()
    if (notice?.kind !== 'signed_out') return
    askSignIn()
    dismiss()
  }, [notice, onStale, askSignIn, dismiss])
  return providerText
}
