import { useCallback } from 'react'
import { useOpenSignIn } from '../../lib/sign-in-door.ts'

/** Opens the sign-in dialog over the page; nothing on the page is touched. */
export function useAskSignIn(): () => void {
  const openSignIn = useOpenSignIn()
  return useCallback(() => openSignIn({ reason: 'Sign in to complete the booking. Everything you typed stays here.' }), [openSignIn])
}
