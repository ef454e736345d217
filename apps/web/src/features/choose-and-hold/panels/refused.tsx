import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import type { Attempt } from '../attempt.ts'
import type { RefusalWords } from '../refusal-words.ts'
import { Panel, PanelActions } from './panel.tsx'

interface RefusedProps {
  readonly attempt: Extract<Attempt, { step: 'refused' }>
  readonly words: RefusalWords
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** A choice that failed: what happened, what it means for money, what to do. */
export function Refused({ attempt, words, onRetry, onDismiss }: RefusedProps) {
  return (
    <Panel title={words.title} kind="wrong">
      <p>{words.text}</p>
      <PanelActions>
        {attempt.retriable && <Button look="ink" size="small" onClick={onRetry}>{say`Try again`}</Button>}
        <Button size="small" onClick={onDismiss}>{say`Choose another`}</Button>
      </PanelActions>
    </Panel>
  )
}
