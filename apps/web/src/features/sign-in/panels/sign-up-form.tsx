import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { FormShell } from '../../../lib/form/form-shell.tsx'
import { lastNameIn, OwnLastNameField } from '../../../lib/form/last-name-field.tsx'
import { LIMITS } from '../../../lib/form/limits.ts'
import { TitleField } from '../../../lib/form/title-field.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { Field } from '../../../ui/field.tsx'
import { signUp } from '../sign-in-api.ts'
import type { Invitation } from '../sign-in-machine.ts'

const PASSWORD_HINT = say`At least 10 characters. A few words are easier to remember than one.`

interface SignUpFormProps {
  /** What the form begins with. */
  readonly invitation?: Invitation | null
  /** What is in the mail is next. */
  readonly onDone: (email: string) => void
  /** The invitation proved the mailbox: the person is in. */
  readonly onSignedIn: () => Promise<void>
}

export function SignUpForm({ invitation, onDone, onSignedIn }: SignUpFormProps) {
  // A code that was refused is not sent again: what is typed makes an account without it.
  const [accessCode, setAccessCode] = useState(invitation?.accessCode)
  const { busy, failure, submit } = useForm(
    async (fields) => {
      const last = lastNameIn(fields)
      if (!last.ok) return last
      const { first_name = '', title = '', email = '', password = '', phone } = fields
      const answer = await signUp({ first_name, last_name: last.lastName, title, email, password, phone, access_code: accessCode })
      if (!answer.ok && answer.code === 'invitation_spent') setAccessCode(undefined)
      return answer
    },
    ({ data }, fields) => (data.next === 'signed_in' ? onSignedIn() : onDone(fields.email ?? '')),
  )
  return (
    <FormShell action={say`Create account`} busy={busy} summary={failure.summary} onSubmit={submit}>
      <TitleField said={invitation?.title ?? ''} error={failure.fields.title} />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={say`First name`}
          name="first_name"
          limit={LIMITS.name}
          autoComplete="given-name"
          autoFocus
          defaultValue={invitation?.firstName}
          error={failure.fields.first_name}
        />
        <OwnLastNameField name="last_name" autoComplete="family-name" defaultValue={invitation?.lastName} error={failure.fields.last_name ?? null} />
      </div>
      <Field label={say`Email`} name="email" type="email" autoComplete="username" defaultValue={invitation?.email} error={failure.fields.email} />
      {invitation?.phone && (
        <Field label={say`Phone`} name="phone" type="tel" autoComplete="tel" defaultValue={invitation.phone} error={failure.fields.phone} />
      )}
      <Field label={say`Password`} name="password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} error={failure.fields.password} />
    </FormShell>
  )
}
