import { commaText, say } from '@sojourn/i18n'
import { HoldOutcome } from '../../../../features/choose-and-hold/index.ts'
import { Button } from '../../../../ui/button.tsx'
import type { OutcomeProps } from '../desk.ts'
import { stayHoldWords } from '../hold-words.ts'
import { Alternatives } from './alternatives.tsx'

/** What must be asked after a rate was chosen, said under the rate it is about. */
export function Outcome({ attempt, rate, desk }: OutcomeProps) {
  return (
    <HoldOutcome
      attempt={attempt}
      choice={{ id: rate.rate_id, price: rate.price }}
      chosen={commaText([rate.room_name, `${rate.board.charAt(0).toLowerCase()}${rate.board.slice(1)}`])}
      actions={desk.prebook}
      words={stayHoldWords(desk.product)}
      alternatives={(left) => <Alternatives left={left} rate={rate} desk={desk} />}
      goneActions={<Button size="small" onClick={desk.prebook.dismiss}>{say`See all prices`}</Button>}
    />
  )
}
