import { say } from '@sojourn/i18n'
import { FormShell } from '../../../lib/form/form-shell.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { Field } from '../../../ui/field.tsx'
import { forgotPassword } from '../sign-in-api.ts'

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
