import { say } from '@sojourn/i18n'
import { type FormEvent, useId, useState } from 'react'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'
import { Button } from '../../ui/button.tsx'

const LENGTH_MAX = 2_000

interface FormProps {
  readonly label: string
  /** Returns what went wrong, null where it was sent. The same id is written once, so it may be tried again. */
  readonly onSend: (message: { readonly message_id: string; readonly text: string }) => Promise<string | null>
}

/** One field and one button. What was typed stays until it is known to be sent. */
export function MessageForm({ label, onSend }: FormProps) {
  const field = useId()
  const [text, setText] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isTooLong = lengthFaultText(text, LENGTH_MAX)
    setProblem(isTooLong)
    if (isBusy || !text.trim() || isTooLong) return
    setBusy(true)
    const wrong = await onSend({ message_id: id, text: text.trim() })
    setBusy(false)
    setProblem(wrong)
    if (wrong) return
    setText('')
    setId(crypto.randomUUID())
  }
  return (
    <form method="dialog" onSubmit={send}>
      <label htmlFor={field} className="text-small font-[560]">
        {label}
      </label>
      <textarea
        id={field}
        rows={3}
        value={text}
        dir="auto"
        onChange={({ target }) => {
          setText(target.value)
          // Another text is another message.
          if (problem) setId(crypto.randomUUID())
        }}
        className="field mt-1 block h-auto py-2.5"
      />
      {(problem || lengthFaultText(text, LENGTH_MAX)) && (
        <p role="alert" className="mt-2 text-small text-stop">
          {problem ?? lengthFaultText(text, LENGTH_MAX)}
        </p>
      )}
      <Button type="submit" look="filled" busy={isBusy} className="mt-3">{say`Send`}</Button>
    </form>
  )
}
