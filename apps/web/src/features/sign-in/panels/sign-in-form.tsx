import { say } from '@sojourn/i18n'
import { Field } from '../../../ui/field.tsx'
import { signIn } from '../sign-in-api.ts'
import { useForm } from '../use-form.ts'
import { FormShell } from './form-shell.tsx'

export function SignInForm({ onDone }: { onDone: () => Promise<void> }) {
  const { busy, failure, submit } = useForm((fields) => signIn({ email: fields.email ?? '', password: fields.password ?? '' }), onDone)
  return (
    <FormShell action={say`Sign in`} busy={busy} summary={failure.summary} onSubmit={submit}>
      <Field label={say`Email`} name="email" type="email" autoComplete="username" autoFocus error={failure.fields.email} />
      <Field label={say`Password`} name="password" type="password" autoComplete="current-password" error={failure.fields.password} />
    </FormShell>
  )
}
