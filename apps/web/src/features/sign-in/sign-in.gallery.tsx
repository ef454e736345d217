import { FormShell } from '../../lib/form/form-shell.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { KeyRefused } from './key-refused.tsx'
import { ForgotForm } from './panels/forgot-form.tsx'
import { ResetPassword } from './panels/reset-password.tsx'
import { SignInForm } from './panels/sign-in-form.tsx'
import { SignUpForm } from './panels/sign-up-form.tsx'
import { VerifyEmail } from './panels/verify-email.tsx'

const nothing = () => {}

/** The forms in their dialogs, and what they say when a call is refused. */
export const states = {
  'sign in': () => <SignInForm onDone={async () => {}} />,
  'sign up': () => <SignUpForm onDone={nothing} onSignedIn={async () => {}} />,
  'forgot password': () => <ForgotForm onDone={nothing} />,
  'new password': () => <ResetPassword token="abc" link={{ state: 'open', email: 'nora@example.com' }} onSignIn={nothing} onForgot={nothing} />,
  ...Object.fromEntries(
    (['open', 'used', 'expired', 'unknown'] as const).map((state) => [
      `confirm the email, ${state}`,
      () => <VerifyEmail token="abc" link={{ state, email: 'nora@example.com' }} onSignIn={nothing} />,
    ]),
  ),
  'link to act for somebody, spent': () => <KeyRefused isSpent />,
  'new password, link cut short': () => <ResetPassword token="" link={{ state: 'unknown', email: null }} onSignIn={nothing} onForgot={nothing} />,
  'too many tries': () => (
    <FormShell action="Sign in" busy={false} summary="Too many tries. Please wait 4 minutes and try again." onSubmit={nothing}>
      <FieldNote kind="error" text="Enter an email such as name@example.com." />
    </FormShell>
  ),
  sending: () => (
    <FormShell action="Sign in" busy summary={null} onSubmit={nothing}>
      <Note kind="plain">The button says that it is busy.</Note>
    </FormShell>
  ),
}
