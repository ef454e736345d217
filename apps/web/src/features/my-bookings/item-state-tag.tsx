import { say } from '@sojourn/i18n'
import { Tag } from '../../ui/tag.tsx'
import type { ItemState } from './item-words.ts'

const WORDS = {
  held: ['Held', 'care'],
  confirming: [say`Being confirmed`, 'care'],
  confirmed: ['Confirmed', 'good'],
  cancelling: [say`Being cancelled`, 'care'],
  cancelled: ['Cancelled', 'plain'],
  failed: [say`Not booked`, 'wrong'],
  unknown: [say`Being clarified with the supplier`, 'care'],
} as const satisfies Record<ItemState, readonly [string, 'good' | 'care' | 'wrong' | 'plain']>

export function ItemStateTag({ state }: { state: ItemState }) {
  const [text, kind] = WORDS[state]
  return <Tag kind={kind}>{text}</Tag>
}
