import { say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { useState } from 'react'
import { FormShell } from '../../../lib/form/form-shell.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import type { MailedLink } from '../mailed-link-api.ts'
import { resetPassword } from '../sign-in-api.ts'

interface ResetPasswordProps {
  /** From the mailed link. Empty where the address was cut short. */
  readonly token: string
  /** What it is good for, as the page was opened. */
  readonly link: MailedLink
  readonly onSignIn: () => void
  readonly onForgot: () => void
}

/** Where the mailed link of a forgotten password ends. */
export function ResetPassword({ token, link, onSignIn, onForgot }: ResetPasswordProps) {
  const [done, setDone] = useState(false)
  const { busy, failure, submit } = useForm(
    (fields) => resetPassword({ token, password: fields.password ?? '' }),
    () => setDone(true),
  )
  if (done) {
    return (
      <div className="grid gap-5">
        <Note kind="good" live>{say`Your new password is set. You've been signed out everywhere else.`}</Note>
        <Button look="filled" onClick={onSignIn}>{say`Sign in`}</Button>
      </div>
    )
  }
  if (link.state !== 'open') {
    return (
      <div className="grid justify-items-start gap-5">
        <Note kind="wrong">{say`This link has expired, was already used, or is incomplete. Your password is as it was.`}</Note>
        <Button look="filled" onClick={onForgot}>{say`Send me a new link`}</Button>
      </div>
    )
  }
  const spent = !token || failure.fields.token ? say`This link is incomplete. Please request a new one.` : failure.summary
  return (
    <div className="grid gap-5">
      <p className="text-body wrap-anywhere text-ink-2">{say`Your new password for ${shownEmail(link.email ?? '')}`}</p>
      <FormShell action={say`Set password`} busy={busy} summary={spent} onSubmit={submit}>
        <Field
          label={say`New password`}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={say`At least 10 characters.`}
          error={failure.fields.password}
        />
      </FormShell>
      {spent && (
        <p>
          <button type="button" className="link" onClick={onForgot}>{say`Send me a new link`}</button>
        </p>
      )}
    </div>
  )
}
