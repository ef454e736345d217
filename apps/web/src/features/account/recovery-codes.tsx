import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** Shown once, when two-step sign-in was turned on. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    await onSaved()
  }
  return (
    <>
      <Note kind="good" live>{say`Two-step sign-in is on, and every other session has ended.`}</Note>
      <p className="max-w-[56ch] text-body">{say`Save these recovery codes somewhere you can reach without your phone. Each one works once in place of a code, and they won't be shown again.`}</p>
      <ul aria-label={say`Recovery codes`} dir="ltr" className="grid w-fit grid-cols-2 gap-x-8 gap-y-1.5 bg-sheet px-5 py-4 font-[560] tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button look="ink" busy={busy} onClick={go}>{say`I've saved them`}</Button>
      </p>
    </>
  )
}
