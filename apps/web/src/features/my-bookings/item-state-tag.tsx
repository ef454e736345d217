import { say, sayAs } from '@sojourn/i18n'
import { Tag } from '../../ui/tag.tsx'
import type { ItemState } from './item-words.ts'

const WORDS = {
  held: [sayAs('of one item of a booking')`On hold`, 'care'],
  confirming: [say`Being confirmed`, 'care'],
  confirmed: [sayAs('of one item of a booking')`Confirmed`, 'good'],
  cancelling: [say`Being canceled`, 'care'],
  cancelled: [sayAs('of one item of a booking')`Canceled`, 'plain'],
  failed: [say`Not booked`, 'wrong'],
  unknown: [say`Checking with the supplier`, 'care'],
} as const satisfies Record<ItemState, readonly [string, 'good' | 'care' | 'wrong' | 'plain']>

export function ItemStateTag({ state }: { state: ItemState }) {
  const [text, kind] = WORDS[state]
  return <Tag kind={kind}>{text}</Tag>
}
