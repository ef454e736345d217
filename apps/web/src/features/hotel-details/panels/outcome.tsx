import type { OutcomeProps } from '../desk.ts'
import { Changed } from './changed.tsx'
import { Gone } from './gone.tsx'
import { Refused } from './refused.tsx'
import { TooSoon } from './too-soon.tsx'

/** What must be asked after a choice, said in place, under the rate it is about. */
export function Outcome({ attempt, rate, desk }: OutcomeProps) {
  switch (attempt.step) {
    case 'changed':
      return <Changed attempt={attempt} prebook={desk.prebook} />
    case 'gone':
      return <Gone attempt={attempt} rate={rate} desk={desk} />
    case 'too_soon':
      return <TooSoon attempt={attempt} prebook={desk.prebook} />
    case 'refused':
      return <Refused attempt={attempt} rate={rate} prebook={desk.prebook} />
    default:
      return null
  }
}
