import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator, useSearchParams } from 'react-router'
import { sendFingerprintWhenIdle } from '../../lib/late-fingerprint.ts'
import { type SignInAsk, SignInContext } from '../../lib/open-sign-in.ts'
import { useShell } from '../../lib/shell.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { CLOSED, invitationOf, type View, viewOf, withoutOpeners } from './sign-in-machine.ts'

// Fetched when first opened: a page should not wait for a form that most visits never see.
const loadDialogs = () => import('./sign-in-dialogs.tsx').then(({ SignInDialogs }) => SignInDialogs)

/** Opens the dialogs for any caller: a button, a feature, the address. After the sign-in the page is updated in place; nothing typed is lost. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { user } = shell
  const [query, setQuery] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [view, setView] = useState<View>(CLOSED)
  const [ask, setAsk] = useState<SignInAsk>({})
  const { Part: SignInDialogs, fetchPart } = useLazy(loadDialogs)
  const open = useCallback(
    async (next: SignInAsk = {}) => {
      if (!(await fetchPart())) return
      setAsk(next)
      setView({ at: next.at ?? 'sign-in' })
    },
    [fetchPart],
  )

  // An address that asks for a dialog gets it, unless its reader is already in.
  const asked = viewOf(query)
  useEffect(() => {
    if (asked.at !== 'closed' && !user) void fetchPart().then((there) => there && setView(asked))
  }, [asked, user, fetchPart])

  const cleanAddress = () => {
    const rest = withoutOpeners(query)
    if (rest.size !== query.size) setQuery(rest, { replace: true, preventScrollReset: true })
  }
  const close = () => {
    setView(CLOSED)
    cleanAddress()
  }
  const go = (next: View) => {
    if (next.at === 'mail' && next.why === 'prove') ask.onSignedUp?.(next.email)
    setView(next)
  }
  // The page knows who is there before the dialog is gone: a press in between would ask for the same sign-in again.
  const signedIn = async () => {
    // First: what follows a sign-in may lead to another page, which a later change of this address would call back.
    cleanAddress()
    await revalidate()
    // At once: a dialog gives the focus back as it goes, and what follows the sign-in moves it after that.
    flushSync(() => setView(CLOSED))
    ask.onSignedIn?.()
    void sendFingerprintWhenIdle(shell)
  }
  return (
    <SignInContext value={open}>
      {children}
      {view.at !== 'closed' && SignInDialogs && (
        <SignInDialogs view={view} reason={ask.reason} invitation={invitationOf(query)} onView={go} onClose={close} onSignedIn={signedIn} />
      )}
    </SignInContext>
  )
}
