import { lazy, Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderNow } from './render-now.ts'

const Here = () => <h1>146 stays</h1>
const inBoundary = (Part: React.ComponentType) => (
  <main>
    <Suspense fallback={<p>the shape</p>}>
      <Part />
    </Suspense>
  </main>
)

test('a page that is ready is drawn at once, whole', () => {
  expect(renderNow(inBoundary(Here))).toBe('<main><!--$--><h1>146 stays</h1><!--/$--></main>')
})

test('a page that waits for data or code, or a part of which throws, is not: the stream waits for it or shows what failed', async () => {
  const data = new Promise<string>(() => {})
  expect(renderNow(inBoundary(() => <h1>{use(data)}</h1>))).toBeNull()
  const failing = () => {
    throw new Error('no')
  }
  expect(renderNow(inBoundary(failing))).toBeNull()
  const code = Promise.resolve({ default: Here })
  const Late = lazy(() => code)
  expect(renderNow(inBoundary(Late))).toBeNull()
  await code
  expect(renderNow(inBoundary(Late))).toContain('146 stays')
})

test('a text of the page that looks like the sign of an unfinished part changes nothing', () => {
  expect(renderNow(<p>{'<!--$!-->'}</p>)).toContain('&lt;!--$!--&gt;')
})
