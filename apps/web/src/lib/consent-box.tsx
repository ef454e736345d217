import { say } from '@sojourn/i18n'
import { Checkbox } from '../ui/choice.tsx'

interface ConsentBoxProps {
  /** The words of the consent, as the server keeps them. */
  readonly text: string
  readonly isGiven: boolean
  readonly onChange: (ticked: boolean) => void
}

/** The authorisation to charge later, in the words that are stored with it. */
export function ConsentBox({ text, isGiven, onChange }: ConsentBoxProps) {
  return (
    <>
      <Checkbox className="mt-4 min-h-11 text-small" checked={isGiven} onChange={(event) => onChange(event.target.checked)}>
        {text}
      </Checkbox>
      {!isGiven && <p className="mt-1 text-caption text-ink-3">{say`Check the box above to pay.`}</p>}
    </>
  )
}
