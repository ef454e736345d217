import { Button } from '../../../ui/button.tsx'
import type { Attempt } from '../prebook-machine.ts'
import type { Prebook } from '../use-prebook.ts'
import { Slip, Ways } from './slip.tsx'

/** The house takes nobody so soon: the rule in the words of the house, and the way back. */
export function TooSoon({ attempt, prebook }: { attempt: Extract<Attempt, { step: 'too_soon' }>; prebook: Prebook }) {
  return (
    <Slip title="This stay begins too soon" kind="wrong">
      <p>{attempt.text}</p>
      <Ways>
        <Button size="small" onClick={prebook.dismiss}>
          Choose other dates
        </Button>
      </Ways>
    </Slip>
  )
}
