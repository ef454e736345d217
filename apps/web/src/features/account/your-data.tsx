import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { FormShell } from '../../lib/form/form-shell.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { forgetPages } from '../../lib/offline/forget-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { deleteAccount, exportData } from './account-api.ts'
import { saveFile } from './save-file.ts'
import { Section } from './section.tsx'

const VALUE_LEFT = 'value_left'

/** What we hold as a file, and the end of the account. */
export function YourData() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await exportData()
    setBusy(false)
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok) saveFile('my-data.json', JSON.stringify(answer.data, null, 2))
  }
  return (
    <Section id="data" title={say`Your data`} lead={say`Everything we store about you, in one file that other programs can read.`}>
      {problem && (
        <Note kind="wrong" live>
          {problem}
        </Note>
      )}
      <p className="flex flex-wrap gap-3">
        <Button look="ink" busy={busy} onClick={download}>{say`Download my data`}</Button>
        <Button onClick={() => setDeleting(true)}>{say`Delete my account`}</Button>
      </p>
      {isDeleting && (
        <Dialog open onClose={() => setDeleting(false)} width="narrow" title={say`Delete my account`}>
          <DeleteForm />
        </Dialog>
      )}
    </Section>
  )
}

/** Asks for the password, and once more where value would be lost. */
export function DeleteForm() {
  const [losesValue, setLosesValue] = useState(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { busy, failure, submit } = useForm(
    async ({ password = '', give_up_value: givesUp }) => {
      const answer = await deleteAccount({ password, give_up_value: givesUp === 'on' })
      if (!answer.ok && answer.code === VALUE_LEFT) setLosesValue(true)
      return answer
    },
    async () => {
      await forgetPages()
      await revalidate()
      await navigate('/', { replace: true })
    },
  )
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {say`Your name, phone, saved cards and sign-in are removed immediately and can't be restored. Booking records that accounting law requires us to retain are locked and deleted after ten years.`}
      </p>
      <FormShell look="stop" action={say`Delete my account for good`} busy={busy} summary={failure.summary} onSubmit={submit}>
        <Field label={say`Current password`} name="password" type="password" autoComplete="current-password" autoFocus error={failure.fields.password} />
        {losesValue && (
          <label className="flex items-start gap-3 text-body">
            <input type="checkbox" name="give_up_value" className="mt-1 size-5 shrink-0 accent-ink" />
            {say`I give up the value in my wallet, cash cards and points.`}
          </label>
        )}
      </FormShell>
    </div>
  )
}
