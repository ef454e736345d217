import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type SignInAsk, SignInContext } from '../../lib/open-sign-in.ts'
import { useShell } from '../../lib/shell.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { askedByAddress } from './asked-by-address.ts'

// Fetched when first opened: a page should not wait for a form that most visits never see.
const loadSignIn = () => import('./sign-in.tsx').then(({ SignIn }) => SignIn)

/** Opens the dialogs for any caller: a button, a feature, the address. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const { user } = useShell()
  const asked = askedByAddress(useLocation().search)
  const [ask, setAsk] = useState<SignInAsk | { readonly byAddress: true } | null>(null)
  const { Part: SignIn, fetchPart } = useLazy(loadSignIn)
  const open = useCallback(async (next: SignInAsk = {}) => void ((await fetchPart()) && setAsk(next)), [fetchPart])

  // An address that asks for a dialog gets it, unless its reader is already in.
  useEffect(() => {
    if (asked && !user) void fetchPart().then((there) => there && setAsk({ byAddress: true }))
  }, [asked, user, fetchPart])

  return (
    <SignInContext value={open}>
      {children}
      {ask && SignIn && <SignIn ask={ask} onClose={() => setAsk(null)} />}
    </SignInContext>
  )
}
