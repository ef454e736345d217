import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { isBase } from '../package-words.ts'
import { type Answer, getOptions, type HeldOptions, swapHeld } from '../packages-api.ts'
import { SwapDialog } from './swap-dialog.tsx'

interface HeldDialogProps {
  readonly checkoutId: string
  /** Which part is changed, from 0; one more than there are adds one. */
  readonly at: number
  readonly title: string
  readonly onClose: () => void
  readonly onSwapped: () => void
}

/** What could be otherwise of a checkout is asked of the server, on whatever device it is open; then it is changed. */
export function HeldDialog({ checkoutId, at, title, onClose, onSwapped }: HeldDialogProps) {
  const [answer, setAnswer] = useState<Answer<HeldOptions> | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    let isCurrent = true
    setAnswer(null)
    void getOptions(checkoutId).then((came) => isCurrent && setAnswer(came))
    return () => {
      isCurrent = false
    }
  }, [checkoutId, tries])
  if (!answer?.ok) return <OptionsAwaited title={title} message={answer?.message ?? null} onAgain={() => setTries(tries + 1)} onClose={onClose} />
  const { parts, alternatives, extras, currency } = answer.data
  const part = parts[at]
  const groups = part
    ? [{ label: title, options: alternatives.find((each) => each.part === at + 1)?.options ?? [] }]
    : extras.map(({ title: label, options }) => ({ label, options }))
  return (
    <SwapDialog
      title={title}
      kind={part ? 'change' : 'add'}
      groups={groups}
      currency={currency}
      removable={part !== undefined && !isBase(part)}
      held
      ask={(instead, also, consented) => swapHeld(checkoutId, { part: at + 1, instead }, also, consented)}
      onClose={onClose}
      onSwapped={onSwapped}
    />
  )
}

/** While it is looked up, and where it could not be. */
export function OptionsAwaited({ title, message, onAgain, onClose }: { title: string; message: string | null; onAgain: () => void; onClose: () => void }) {
  return (
    <Dialog open title={title} onClose={onClose} foot={<Button onClick={onClose}>{say`Keep what I have`}</Button>}>
      {message === null ? (
        <p role="status" className="text-body text-ink-2">{say`Looking for what fits your trip…`}</p>
      ) : (
        <Note kind="care" live action={<Button size="small" onClick={onAgain}>{say`Try again`}</Button>}>
          {message} {say`What you hold is unchanged.`}
        </Note>
      )}
    </Dialog>
  )
}
