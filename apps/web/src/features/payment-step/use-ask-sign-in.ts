import { say } from '@sojourn/i18n'
import { useCallback } from 'react'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'

/** Opens the sign-in dialog over the page; nothing on the page is touched. The callback runs after the sign-in. */
export function useAskSignIn(): (onSignedIn?: () => void) => void {
  const openSignIn = useOpenSignIn()
  return useCallback(
    (onSignedIn?: () => void) =>
      openSignIn({ reason: say`Sign in to complete your booking. We'll keep everything you've entered.`, ...(onSignedIn && { onSignedIn }) }),
    [openSignIn],
  )
}
