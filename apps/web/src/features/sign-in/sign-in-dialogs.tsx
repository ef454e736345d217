import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { shownEmail } from '@sojourn/kernel'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ForgotForm } from './panels/forgot-form.tsx'
import { SignInForm } from './panels/sign-in-form.tsx'
import { SignUpForm } from './panels/sign-up-form.tsx'
import type { Invitation, View } from './sign-in-machine.ts'

interface SignInDialogsProps {
  readonly view: View
  readonly reason?: string
  /** What the form of a sign-up begins with. */
  readonly invitation?: Invitation | null
  readonly onView: (view: View) => void
  readonly onClose: () => void
  /** The form stays busy until it has settled. */
  readonly onSignedIn: () => Promise<void>
}

/** The dialogs of A2.22, one at a time. */
export function SignInDialogs({ view, reason, invitation, onView, onClose, onSignedIn }: SignInDialogsProps) {
  const frame = { open: true, onClose, width: 'narrow' as const }
  switch (view.at) {
    case 'sign-in':
      return (
        <Dialog key="sign-in" {...frame} title={say`Sign in`} lead={reason}>
          <SignInForm onDone={onSignedIn} />
          <p className="mt-5 flex flex-wrap justify-between gap-3">
            <Switch to="signup" onGo={() => onView({ at: 'sign-up' })}>{say`Create account`}</Switch>
            <Switch to="forgot" onGo={() => onView({ at: 'forgot' })}>{say`Forgot password?`}</Switch>
          </p>
        </Dialog>
      )
    case 'sign-up':
      return (
        <Dialog key="sign-up" {...frame} title={say`Create account`} lead={say`It's free, and nothing is charged until you book.`}>
          <SignUpForm invitation={invitation} onDone={(email) => onView({ at: 'mail', email, why: 'prove' })} onSignedIn={onSignedIn} />
          <p className="mt-5">
            <Say>
              Already a member?{' '}
              <Switch to="login" onGo={() => onView({ at: 'sign-in' })}>
                Sign in
              </Switch>
            </Say>
          </p>
        </Dialog>
      )
    case 'forgot':
      return (
        <Dialog key="forgot" {...frame} title={say`Forgot password?`} lead={say`Enter your email and we'll send a reset link.`}>
          <ForgotForm onDone={(email) => onView({ at: 'mail', email, why: 'reset' })} />
          <p className="mt-5">
            <Switch to="login" onGo={() => onView({ at: 'sign-in' })}>{say`Back to sign in`}</Switch>
          </p>
        </Dialog>
      )
    case 'mail':
      return (
        <Dialog key="mail" {...frame} title={say`Check your email`}>
          <p role="status" className="mb-6 text-ink-2">
            {view.why === 'prove'
              ? say`We sent a link to ${shownEmail(view.email)}. Open it to verify your email and sign in.`
              : say`If ${shownEmail(view.email)} has an account, we've sent a link to reset the password.`}
          </p>
          <Button look="ink" wide onClick={onClose}>{say`OK`}</Button>
        </Dialog>
      )
  }
}

/** A link to another dialog: an address of its own, opened in place. */
function Switch({ to, onGo, children }: { to: string; onGo: () => void; children: ReactNode }) {
  const go = (event: MouseEvent) => {
    event.preventDefault()
    onGo()
  }
  return (
    <a href={`?${to}=true`} className="link font-[560]" onClick={go}>
      {children}
    </a>
  )
}
