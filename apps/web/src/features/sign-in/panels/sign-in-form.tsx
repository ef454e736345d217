import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { FormShell } from '../../../lib/form/form-shell.tsx'
import { LIMITS } from '../../../lib/form/limits.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { Field } from '../../../ui/field.tsx'
import { signIn } from '../sign-in-api.ts'

const NEEDS_CODE = 'second_factor_needed'

/** E-mail and password; where the account has a second factor, its code after them. */
export function SignInForm({ onDone }: { onDone: () => Promise<void> }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const { busy, failure, submit } = useForm(async ({ email = '', password = '', code }) => {
    const answer = await signIn({ email, password, ...(code && { code }) })
    setRefusal(answer.ok ? null : answer.code)
    if (!answer.ok && answer.code === NEEDS_CODE) setAsksCode(true)
    return answer
  }, onDone)
  return (
    // That a code is asked for is no fault: the field says what it is.
    <FormShell action={say`Sign in`} busy={busy} summary={refusal === NEEDS_CODE ? null : failure.summary} onSubmit={submit}>
      <Field label={say`Email`} name="email" type="email" autoComplete="username" autoFocus error={failure.fields.email} />
      <Field label={say`Password`} name="password" type="password" autoComplete="current-password" error={failure.fields.password} />
      {asksCode && (
        <Field
          label={say`Code from your authenticator app`}
          name="code"
          limit={LIMITS.code}
          autoComplete="one-time-code"
          autoFocus
          hint={say`Six digits that change every 30 seconds. A recovery code works too.`}
          error={failure.fields.code}
        />
      )}
    </FormShell>
  )
}
