import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ArrowDown } from '../../../ui/icons/arrow-down.tsx'
import { ArrowUp } from '../../../ui/icons/arrow-up.tsx'
import { Note } from '../../../ui/note.tsx'
import { type Choice, hasCard, moved, switched } from './source-order.ts'

interface ViewProps {
  readonly choices: readonly Choice[]
  readonly working: boolean
  readonly problem: string | null
  readonly onChange: (choices: readonly Choice[]) => void
  readonly onSave: () => void
  readonly onClose: () => void
}

/** The dialog in each of its states. */
export function SourcesView({ choices, working, problem, onChange, onSave, onClose }: ViewProps) {
  const mayBeSaved = hasCard(choices)
  return (
    <Dialog
      open
      width="narrow"
      title={say`How later charges are paid`}
      lead={say`We try them from top to bottom until one works.`}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{say`Leave as is`}</Button>
          <Button look="filled" busy={working} disabled={!mayBeSaved} onClick={() => mayBeSaved && !working && onSave()}>
            {say`Save`}
          </Button>
        </div>
      }
    >
      <ol className="border-t border-rule">
        {choices.map((choice, index) => (
          <li key={choice.key} className="flex items-center justify-between gap-3 border-b border-rule py-1.5">
            <Checkbox className="min-h-11 items-center" checked={choice.isOn} onChange={() => onChange(switched(choices, choice.key))}>
              {choice.label}
            </Checkbox>
            {choice.isOn && (
              <span className="flex shrink-0">
                <Move label={say`Try ${choice.label} earlier`} isOver={index === 0} onClick={() => onChange(moved(choices, choice.key, -1))}>
                  <ArrowUp aria-hidden size={18} />
                </Move>
                <Move label={say`Try ${choice.label} later`} isOver={!choices[index + 1]?.isOn} onClick={() => onChange(moved(choices, choice.key, 1))}>
                  <ArrowDown aria-hidden size={18} />
                </Move>
              </span>
            )}
          </li>
        ))}
      </ol>
      {!mayBeSaved && (
        <p className="mt-3 text-small font-[540] text-stop" role="alert">{say`Keep at least one card: a wallet may be empty when it's needed.`}</p>
      )}
      <p className="mt-3 text-small">
        <Link to="/user/payment-methods" className="link">{say`Add a card under Payment methods`}</Link>
      </p>
      <div aria-live="polite">
        {problem && (
          <Note kind="wrong" className="mt-4">
            {problem}
          </Note>
        )}
      </div>
    </Dialog>
  )
}

const Move = ({ label, isOver, onClick, children }: { label: string; isOver: boolean; onClick: () => void; children: React.ReactNode }) => (
  <button type="button" aria-label={label} aria-disabled={isOver} className="icon-button aria-disabled:text-ink-3" onClick={() => !isOver && onClick()}>
    {children}
  </button>
)
