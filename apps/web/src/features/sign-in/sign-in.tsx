import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator, useSearchParams } from 'react-router'
import { sendFingerprintWhenIdle } from '../../lib/lazy-fingerprint.ts'
import type { SignInAsk } from '../../lib/open-sign-in.ts'
import { useShell } from '../../lib/shell.ts'
import { SignInDialogs } from './sign-in-dialogs.tsx'
import { invitationOf, type View, viewOf, withoutOpeners } from './sign-in-machine.ts'

type Ask = SignInAsk | { readonly byAddress: true }

interface SignInProps {
  /** What a caller asks for; an address says itself which dialog it means. */
  readonly ask: Ask
  readonly onClose: () => void
}

/** From the dialog that was asked for to the sign-in, after which the page is updated in place; nothing typed is lost. */
export function SignIn({ ask, onClose }: SignInProps) {
  const shell = useShell()
  const [query, setQuery] = useSearchParams()
  const { revalidate } = useRevalidator()
  const { reason, onSignedIn, onSignedUp }: SignInAsk = 'byAddress' in ask ? {} : ask
  const [{ of, view }, setShown] = useState<{ readonly of: Ask | null; readonly view: View | null }>({ of: null, view: null })
  // Whoever asks next, such as a trip link once it has been read, goes on in the form that is open, whichever the person chose: what was typed stays.
  if (of !== ask) setShown({ of: ask, view: 'byAddress' in ask ? viewOf(query) : (view ?? { at: ask.at ?? 'sign-in' }) })
  if (!view) return null

  const cleanAddress = () => {
    const rest = withoutOpeners(query)
    if (rest.size !== query.size) setQuery(rest, { replace: true, preventScrollReset: true })
  }
  const close = () => {
    onClose()
    cleanAddress()
  }
  const go = (next: View) => {
    if (next.at === 'mail' && next.why === 'prove') onSignedUp?.(next.email)
    setShown({ of: ask, view: next })
  }
  // The page knows who is there before the dialog is gone: a click in between would ask for the same sign-in again.
  const signedIn = async () => {
    // First: what follows a sign-in may lead to another page, which a later change of this address would call back.
    cleanAddress()
    await revalidate()
    // At once: a dialog gives the focus back as it goes, and what follows the sign-in moves it after that.
    flushSync(onClose)
    onSignedIn?.()
    void sendFingerprintWhenIdle(shell)
  }
  return <SignInDialogs view={view} reason={reason} invitation={invitationOf(query)} onView={go} onClose={close} onSignedIn={signedIn} />
}
