import { expect, test } from 'vitest'
import { createSeenBatch } from './watch-ad.ts'

test('what is seen within a moment is sent together, and an ad counts once in a page view', () => {
  const sent: string[][] = []
  const waiting: (() => void)[] = []
  const batch = createSeenBatch(
    (seen) => sent.push(seen.map(({ uuid }) => uuid)),
    (run) => waiting.push(run),
  )
  batch.see({ id: 'a', uuid: 'a1' }, 'one')
  batch.see({ id: 'b', uuid: 'b1' }, 'one')
  // The loader ran again and named another showing of the same ad on the same page.
  batch.see({ id: 'a', uuid: 'a2' }, 'one')
  expect(waiting).toHaveLength(1)
  waiting[0]!()
  batch.see({ id: 'a', uuid: 'a3' }, 'two')
  batch.flush()
  batch.flush()
  expect(sent).toEqual([['a1', 'b1'], ['a3']])
})
