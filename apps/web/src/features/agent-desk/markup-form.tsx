import { say } from '@sojourn/i18n'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import type { Desk, Markup } from './agent-desk-api.ts'

interface MarkupFormProps {
  readonly limits: Desk['limits']
  readonly percent: number | null
  /** With the currency of a price an amount can be put on it too. */
  readonly currency?: string
  /** Returns what went wrong, in words. */
  readonly onSave: (markup: Markup) => Promise<string | null>
}

type By = 'public' | 'percent' | 'amount'

/** What an agent puts on: up to the public price, a percentage or, on one price, an amount. */
export function MarkupForm({ limits, percent, currency, onSave }: MarkupFormProps) {
  const [by, setBy] = useState<By>(percent === null ? 'public' : 'percent')
  const [typed, setTyped] = useState(percent === null ? '' : String(percent))
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const value = Number(typed.replace(',', '.'))
    if (by !== 'public' && (typed.trim() === '' || !Number.isFinite(value) || value < 0)) return setFault(say`Enter a number, such as 8 or 12.50.`)
    setBusy(true)
    setFault(await onSave(by === 'public' ? {} : by === 'percent' ? { percent: value } : { amount: value }))
    setBusy(false)
  }
  return (
    <form method="dialog" noValidate aria-label={say`Markup`} onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Select label={say`How it's added`} options={waysOf(currency)} value={by} onChange={(event) => setBy(event.target.value as By)} />
      {by !== 'public' && (
        <Field
          label={by === 'percent' ? say`Markup in percent` : say`Markup in ${currency ?? ''}`}
          name="markup"
          inputMode="decimal"
          value={typed}
          hint={say`Your organization allows ${limits.min_percent}% to ${limits.max_percent}% of the net price.`}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {fault && (
        <Note kind="wrong" live>
          {fault}
        </Note>
      )}
      <div>
        <Button type="submit" look="ink" size="small" busy={busy}>{say`Set markup`}</Button>
      </div>
    </form>
  )
}

const waysOf = (currency: string | undefined) => [
  { value: 'public', label: say`Up to the public price` },
  { value: 'percent', label: say`A percentage` },
  ...(currency ? [{ value: 'amount', label: say`An amount` }] : []),
]
