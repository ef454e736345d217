import { lazy, Suspense } from 'react'
import type { MailedLink } from './mailed-link-api.ts'

// These pages are rare and every page carries the provider: their code comes with them alone.
const Reset = lazy(() => import('./panels/reset-password.tsx').then(({ ResetPassword }) => ({ default: ResetPassword })))
const Verify = lazy(() => import('./panels/verify-email.tsx').then(({ VerifyEmail }) => ({ default: VerifyEmail })))
const Refused = lazy(() => import('./key-refused.tsx').then(({ KeyRefused }) => ({ default: KeyRefused })))
const Out = lazy(() => import('./sign-out.tsx').then(({ SignOut }) => ({ default: SignOut })))

interface ResetPasswordProps {
  readonly token: string
  readonly link: MailedLink
  readonly onSignIn: () => void
  readonly onForgot: () => void
}

/** Where the mailed link of a forgotten password ends. */
export const ResetPassword = (props: ResetPasswordProps) => (
  <Suspense>
    <Reset {...props} />
  </Suspense>
)

/** Where the mailed link of a sign-up ends. */
export const VerifyEmail = (props: { token: string; link: MailedLink; onSignIn: () => void }) => (
  <Suspense>
    <Verify {...props} />
  </Suspense>
)

/** Where a link to act for somebody ends that did not work. */
export const KeyRefused = (props: { isSpent: boolean }) => (
  <Suspense>
    <Refused {...props} />
  </Suspense>
)

/** Ends the session. */
export const SignOut = () => (
  <Suspense>
    <Out />
  </Suspense>
)
