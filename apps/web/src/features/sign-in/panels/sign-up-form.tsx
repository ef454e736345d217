import { say } from '@sojourn/i18n'
import { FormShell } from '../../../lib/form/form-shell.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { Field } from '../../../ui/field.tsx'
import { signUp } from '../sign-in-api.ts'
import type { Invitation } from '../sign-in-machine.ts'

const PASSWORD_HINT = say`At least 10 characters. A few words are easier to remember than one.`

interface SignUpFormProps {
  /** What the form begins with. */
  readonly invitation?: Invitation | null
  readonly onDone: (email: string) => void
}

export function SignUpForm({ invitation, onDone }: SignUpFormProps) {
  const { busy, failure, submit } = useForm(
    (fields) => signUp({ first_name: fields.first_name ?? '', last_name: fields.last_name ?? '', email: fields.email ?? '', password: fields.password ?? '' }),
    (_answer, fields) => onDone(fields.email ?? ''),
  )
  return (
    <FormShell action={say`Create account`} busy={busy} summary={failure.summary} onSubmit={submit}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={say`First name`}
          name="first_name"
          autoComplete="given-name"
          autoFocus
          defaultValue={invitation?.firstName}
          error={failure.fields.first_name}
        />
        <Field label={say`Last name`} name="last_name" autoComplete="family-name" defaultValue={invitation?.lastName} error={failure.fields.last_name} />
      </div>
      <Field label={say`Email`} name="email" type="email" autoComplete="username" defaultValue={invitation?.email} error={failure.fields.email} />
      <Field label={say`Password`} name="password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} error={failure.fields.password} />
    </FormShell>
  )
}
