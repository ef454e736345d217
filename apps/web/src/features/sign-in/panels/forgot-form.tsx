import { say } from '@sojourn/i18n'
import { Field } from '../../../ui/field.tsx'
import { forgotPassword } from '../sign-in-api.ts'
import { useForm } from '../use-form.ts'
import { FormShell } from './form-shell.tsx'

export function ForgotForm({ onDone }: { onDone: (email: string) => void }) {
  const { busy, failure, submit } = useForm(
    (fields) => forgotPassword({ email: fields.email ?? '' }),
    (_answer, fields) => onDone(fields.email ?? ''),
  )
  return (
    <FormShell action={say`Send link`} busy={busy} summary={failure.summary} onSubmit={submit}>
      <Field label={say`Email`} name="email" type="email" autoComplete="username" autoFocus error={failure.fields.email} />
    </FormShell>
  )
}
