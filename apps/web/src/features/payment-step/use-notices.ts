import { useEffect } from 'react'
import { useToast } from '../../ui/toast.tsx'
import type { Notice } from './payment-machine.ts'
import { useAskSignIn } from './use-ask-sign-in.ts'
import { usePassingText } from './use-passing-text.ts'
import type { Payment } from './use-payment.ts'

/** What the last try came to, and what follows from it beside the screen's own drawing. */
export function useNotices({ attempt, dismiss }: Payment, onStale: () => void): { readonly notice: Notice | null; readonly providerText: string | null } {
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
  return { notice, providerText }
}
