import { Button } from '../../../ui/button.tsx'
import type { Prebook } from '../desk.ts'
import type { Rate } from '../hotel-details-api.ts'
import type { Attempt } from '../prebook-machine.ts'
import { refusalWords } from '../refusal-words.ts'
import { Slip, Ways } from './slip.tsx'

interface RefusedProps {
  readonly attempt: Extract<Attempt, { step: 'refused' }>
  readonly rate: Rate
  readonly prebook: Prebook
}

/** A choice that came to nothing: what happened, what it means for money, what to do. */
export function Refused({ attempt, rate, prebook }: RefusedProps) {
  const { title, text, again } = refusalWords(attempt.code, attempt.message)
  return (
    <Slip title={title} kind="wrong">
      <p>{text}</p>
      <Ways>
        {again && (
          <Button look="ink" size="small" onClick={() => prebook.select(rate)}>
            Try again
          </Button>
        )}
        <Button size="small" onClick={prebook.dismiss}>
          Choose another
        </Button>
      </Ways>
    </Slip>
  )
}
