import { plural, say } from '@sojourn/i18n'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormShell } from '../../lib/form/form-shell.tsx'
import { LIMITS } from '../../lib/form/limits.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { type Account, beginSecondFactor, endSecondFactor, proveSecondFactor } from './account-api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'

type Factor = Account['second_factor']

export type FactorStep =
  | { readonly at: 'resting' }
  | { readonly at: 'proving'; readonly secret: string; readonly uri: string }
  | { readonly at: 'proved'; readonly codes: readonly string[] }
  | { readonly at: 'ending' }

const RESTING: FactorStep = { at: 'resting' }

/** The second step of a sign-in: set up, proved, turned off. */
export function SecondFactorPanel({ factor, first = RESTING }: { factor: Factor; first?: FactorStep }) {
  const [step, setStep] = useState(first)
  const { revalidate } = useRevalidator()
  const done = async () => {
    await revalidate()
    setStep(RESTING)
  }
  return (
    <Section
      id="two-step"
      title={say`Two-step sign-in`}
      lead={say`After your password, you enter a code from an authenticator app on your phone. A stolen password is then not enough to sign in.`}
    >
      {step.at === 'proving' ? (
        <Prove secret={step.secret} uri={step.uri} onProved={(codes) => setStep({ at: 'proved', codes })} />
      ) : step.at === 'proved' ? (
        <RecoveryCodes codes={step.codes} onSaved={done} />
      ) : step.at === 'ending' ? (
        <End onEnded={done} />
      ) : factor.state === 'on' ? (
        <>
          <Note kind="good">
            {say`Two-step sign-in is on. You have ${plural(factor.recovery_codes_left, { one: '# recovery code', other: '# recovery codes' })} left.`}
          </Note>
          <p>
            <Button onClick={() => setStep({ at: 'ending' })}>{say`Turn it off`}</Button>
          </p>
        </>
      ) : (
        <Begin onBegun={(key) => setStep({ at: 'proving', ...key })} />
      )}
    </Section>
  )
}

function Begin({ onBegun }: { onBegun: (key: { secret: string; uri: string }) => void }) {
  const { busy, failure, submit } = useForm(
    ({ password = '' }) => beginSecondFactor(password),
    ({ data }) => onBegun(data),
  )
  return (
    <FormShell look="ink" action={say`Set up two-step sign-in`} busy={busy} summary={failure.summary} onSubmit={submit}>
      <Field label={say`Current password`} name="password" type="password" autoComplete="current-password" error={failure.fields.password} />
    </FormShell>
  )
}

function Prove({ secret, uri, onProved }: { secret: string; uri: string; onProved: (codes: readonly string[]) => void }) {
  const { busy, failure, submit } = useForm(
    ({ code = '' }) => proveSecondFactor(code),
    ({ data }) => onProved(data.recovery_codes),
  )
  return (
    <>
      <ol className="grid list-decimal gap-3 ps-5 text-body">
        <li>
          {say`Scan this with your authenticator app, or type the key.`}
          <div className="mt-2">
            <QrCode text={uri} label={say`The key as a QR code`} />
          </div>
          <code className="mt-2 block w-fit bg-sheet px-3 py-2 font-[620] tracking-[0.08em] wrap-anywhere" dir="ltr">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <a href={uri} className="link mt-1 inline-flex min-h-11 items-center">{say`Open the app on this device instead`}</a>
        </li>
        <li>{say`Enter the code your app shows now.`}</li>
      </ol>
      <FormShell look="ink" action={say`Turn it on`} busy={busy} summary={failure.summary} onSubmit={submit}>
        <Field
          label={say`Code from your authenticator app`}
          name="code"
          limit={LIMITS.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          error={failure.fields.code}
        />
      </FormShell>
    </>
  )
}

function End({ onEnded }: { onEnded: () => Promise<void> }) {
  const { busy, failure, submit } = useForm(({ password = '', code = '' }) => endSecondFactor({ password, code }), onEnded)
  return (
    <FormShell look="ink" action={say`Turn off two-step sign-in`} busy={busy} summary={failure.summary} onSubmit={submit}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={say`Current password`} name="password" type="password" autoComplete="current-password" error={failure.fields.password} />
        <Field
          label={say`Code from your authenticator app`}
          name="code"
          limit={LIMITS.code}
          autoComplete="one-time-code"
          dir="ltr"
          error={failure.fields.code}
        />
      </div>
    </FormShell>
  )
}
